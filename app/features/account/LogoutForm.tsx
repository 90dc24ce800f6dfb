import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call } from "~/platform/browser/call";
import { Button } from "~/ui/Button";
import { toast } from "~/ui/Toaster";
import { forgetBrowser } from "./forget-browser";

const LEAVE_AFTER_MS = 100;

/** Ends the session; where script runs, also what this browser kept of the person. */
export function LogoutForm() {
  const client = useQueryClient();
  async function leave(event: FormEvent) {
    event.preventDefault();
    try {
      await call("POST", "/api/auth/logout");
    } catch {
      return toast({ tone: "destructive", title: "Logout failed" });
    }
    forgetBrowser();
    client.clear();
    setTimeout(() => location.assign("/auth"), LEAVE_AFTER_MS);
  }
  return (
    <form method="post" action="/app?view=settings" onSubmit={leave}>
      <Button name="intent" value="sign-out" variant="outline">
        Logout
      </Button>
    </form>
  );
}
