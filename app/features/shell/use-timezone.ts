import { useEffect, useRef } from "react";
import type { Self } from "~/features/account/present-user";
import { call } from "~/platform/browser/call";

/** Tells the server the browser's time zone, once for each person that was loaded. */
export function useTimezone(self: Self) {
  const told = useRef("");
  useEffect(() => {
    if (told.current === self.id) return;
    told.current = self.id;
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    if (timezone === self.timezone) return;
    call("POST", "/api/auth/update-timezone", { timezone }).catch(() => {
      told.current = "";
    });
  }, [self]);
}
