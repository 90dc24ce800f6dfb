import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { Self } from "~/features/account/present-user";
import { useToggle } from "~/features/reactions/use-reactions";
import { type Desk, PlaceContext } from "~/features/reflections/place";
import { inviteGuest } from "~/features/reflections/say-failure";
import { copyText } from "~/platform/browser/copy-text";
import type { FormAnswer } from "~/platform/http/form-answer";
import { toast } from "~/ui/Toaster";
import type { OpenDialog } from "./DeskDialogs";
import { openMention } from "./open-mention";

const DeskDialogs = lazy(() => import("./DeskDialogs"));

type Props = {
  self: Self;
  /** The address of the view, for its forms where no script runs. */
  address: string;
  refused?: FormAnswer;
  onPerson(userId: string): void;
  onTag(tag: string): void;
  children: ReactNode;
};

/** Lets the app's script do what the links and forms of reflections do, in place and in dialogs. */
export function ReflectionDesk({ self, address, refused, onPerson, onTag, children }: Props) {
  const client = useQueryClient();
  const toggle = useToggle();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isGuest = self.isAnonymous;

  const desk = useMemo((): Desk => {
    const asMember = (act: () => void) => (isGuest ? inviteGuest() : act());
    return {
      like: ({ id }) => asMember(() => toggle.mutate({ id, what: "like" })),
      reflect: (reflection) =>
        asMember(() => {
          const known = client.getQueryData<{ reflects: { isReflected: boolean } }>([
            "/api/social-actions",
            reflection.id,
          ]);
          if (known?.reflects.isReflected) toggle.mutate({ id: reflection.id, what: "reflect" });
          else setOpen({ kind: "reflect", reflection });
        }),
      echo: (reflection) => asMember(() => setOpen({ kind: "echo", reflection })),
      remove: (reflection) => setOpen({ kind: "delete", reflection }),
      open: (reflection) => setOpen({ kind: "detail", reflection }),
      openChain: (threadId) => setOpen({ kind: "chain", threadId }),
      write: () => asMember(() => setOpen({ kind: "write" })),
      openPerson: (nickname) =>
        void openMention(nickname, (userId) => {
          setOpen(null);
          onPerson(userId);
        }),
      openTag: (tag) => {
        setOpen(null);
        onTag(tag);
      },
      share: (path, said = "Copied to clipboard!") =>
        void copyText(new URL(path, location.href).href).then(
          () => toast({ title: said }),
          () => toast({ tone: "destructive", title: "Failed to copy" }),
        ),
    };
  }, [isGuest, client, toggle.mutate, onPerson, onTag]);

  const place = useMemo(
    () => ({ viewer: { id: self.id, isGuest }, address, zone: self.timezone, refused, desk }),
    [self.id, isGuest, address, self.timezone, refused, desk],
  );
  return (
    <PlaceContext.Provider value={place}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <DeskDialogs
            open={open}
            setOpen={setOpen}
            onReflect={toggle.mutate}
            isReflecting={toggle.isPending}
          />
        </Suspense>
      )}
    </PlaceContext.Provider>
  );
}
