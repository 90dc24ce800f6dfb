import { useRouteLoaderData } from "@remix-run/react";
import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { House, type LucideIcon, Mail, MessageCircle, Newspaper, Users } from "lucide-react";
import { useEffect, useState } from "react";
import type { Self } from "~/features/account/present-user";
import { CallError } from "~/platform/browser/call";
import { FRESH, makeQueryClient } from "~/platform/browser/query-client";
import { RouteLoader } from "~/ui/RouteLoader";
import { ShellFrame } from "~/ui/ShellFrame";
import type { ToastWords } from "~/ui/Toast";
import { adoptTheme } from "~/ui/theme";
import type { AppProps } from "./app-props";
import { DebugPanel } from "./DebugPanel";
import { useRealtime } from "./use-realtime";
import { useTimezone } from "./use-timezone";
import { type Places, useView } from "./use-view";
import { ViewOf } from "./ViewOf";
import { VIEW_TITLES, type View } from "./views";

const TABS: [View, string, LucideIcon][] = [
  ["chatbot", "Chat", MessageCircle],
  ["therapy", "Wellness", House],
  ["feed", "Feed", Newspaper],
  ["messages", "Messages", Mail],
  ["friends", "Discover", Users],
];

/** The app: one frame, one view at a time, one cache over the server's calls. */
export function AppShell(props: AppProps) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Shell {...props} />
      <DebugPanel userId={props.self.id} />
    </QueryClientProvider>
  );
}

function Shell(props: AppProps) {
  const places = useView(props.view, props.profile?.id);
  const { data: self = props.self, error } = useQuery({
    queryKey: ["/api/auth/user"],
    initialData: props.self,
    staleTime: FRESH.self,
    retry: false,
  });
  useLeaving(error);
  useTimezone(self);
  useRealtime(self.id);
  const flash = (useRouteLoaderData("root") as { flash: ToastWords | null } | undefined)?.flash;
  useEffect(adoptTheme, []);
  const rendered = places.wasLeft
    ? { journal: null, feed: null, discover: null, profile: null, refused: undefined }
    : {};

  return (
    <ShellFrame
      home={{ label: "TrueNorth, home", ...places.linkTo("therapy") }}
      notifications={{
        label: "Notifications",
        unread: 0,
        ...places.linkTo("notifications"),
      }}
      profile={{
        label: "Your profile",
        nickname: self.nickname,
        color: self.avatarColor,
        ...places.linkTo("profile"),
        current: places.view === "profile" && (places.userId ?? self.id) === self.id,
      }}
      settings={{ label: "Settings", ...places.linkTo("settings") }}
      tabs={TABS.map(([view, label, icon]) => ({ label, icon, ...places.linkTo(view) }))}
      more={moreLinks(self, places)}
      title={VIEW_TITLES[places.view]}
      flash={flash}
    >
      {places.isArriving && <RouteLoader what={VIEW_TITLES[places.view]} />}
      <div aria-busy={places.isBusy} data-view={places.view}>
        <ViewOf {...props} {...rendered} view={places.view} self={self} places={places} />
      </div>
    </ShellFrame>
  );
}

/** Shows the way in instead of the app once the server knows no session anymore. */
function useLeaving(error: Error | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (!(error instanceof CallError && error.status === 401)) return;
    client.clear();
    location.replace("/auth");
  }, [client, error]);
}

function moreLinks(self: Self, places: Places) {
  return [
    { label: "Need someone now?", href: "#care", tone: "care" as const },
    { label: "Collections", ...places.linkTo("collections") },
    { label: "Journal", ...places.linkTo("journal") },
    { label: "CBT Tools", href: "/cbt-tools" },
    { label: "Blog", href: "/blog" },
    { label: "About", ...places.linkTo("about") },
    { label: "Premium", href: "/subscription" },
    { label: "Settings", ...places.linkTo("settings") },
    ...(self.isAdmin && !self.isAnonymous ? [{ label: "Admin", href: "/admin" }] : []),
  ];
}
