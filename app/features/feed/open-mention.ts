import { failed } from "~/features/reflections/say-failure";
import { CallError, call } from "~/platform/browser/call";
import { toast } from "~/ui/Toaster";

/** Leads to the profile of somebody by their nickname, or says that there is nobody of that name. */
export async function openMention(nickname: string, open: (userId: string) => void) {
  try {
    const path = `/api/user/nickname/${encodeURIComponent(nickname)}`;
    open((await call<{ id: string }>("GET", path)).id);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404))
      return failed("Unable to open the profile")(error);
    toast({
      tone: "destructive",
      title: "User not found",
      description: `@${nickname} could not be found`,
    });
  }
}
