import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { MINUTES, SECONDS } from "~/platform/durations";

const HIDDEN_FOR = 5 * MINUTES;
const PING_EVERY = 30 * SECONDS;
const RECONNECT_AFTER = 5 * SECONDS;

/** Which lists an event makes stale; the event itself carries ids only. */
const STALE: Record<string, string[]> = {
  journal_update: ["/api/journal"],
};

const whenIdle = (run: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 1500);

/** Keeps one socket while the page is seen; what it says makes lists refetch. */
export function useRealtime(userId: string) {
  const client = useQueryClient();
  useEffect(() => {
    let close = () => {};
    let hidden: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isOpen = false;

    async function open() {
      const { io } = await import("socket.io-client");
      if (isOver || isOpen) return;
      isOpen = true;
      const socket = io({
        transports: ["websocket", "polling"],
        path: "/ws",
        reconnectionDelay: RECONNECT_AFTER,
        reconnectionDelayMax: RECONNECT_AFTER,
      });
      let again: ReturnType<typeof setTimeout> | undefined;
      const reconnect = () => {
        clearTimeout(again);
        again = setTimeout(() => socket.connect(), RECONNECT_AFTER);
      };
      socket.on("connect", () => {
        socket.emit("auth", { userId });
        for (const queryKey of Object.values(STALE)) client.invalidateQueries({ queryKey });
      });
      socket.on("disconnect", (reason) => {
        if (reason === "io server disconnect") reconnect();
      });
      socket.on("connect_error", ({ message }) => {
        if (message === "Not authenticated") {
          close();
          client.invalidateQueries({ queryKey: ["/api/auth/user"] });
        } else if (!socket.active) reconnect();
      });
      for (const [event, queryKey] of Object.entries(STALE)) {
        socket.on(event, () => client.invalidateQueries({ queryKey }));
      }
      const ping = setInterval(() => socket.connected && socket.emit("ping"), PING_EVERY);
      close = () => {
        clearInterval(ping);
        clearTimeout(again);
        socket.disconnect();
        isOpen = false;
        close = () => {};
      };
    }

    const start = () => void open().catch(() => {});
    const follow = () => {
      clearTimeout(hidden);
      if (document.hidden) hidden = setTimeout(() => close(), HIDDEN_FOR);
      else {
        client.invalidateQueries({ queryKey: ["/api/auth/user"] });
        start();
      }
    };
    whenIdle(start);
    document.addEventListener("visibilitychange", follow);
    return () => {
      isOver = true;
      clearTimeout(hidden);
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [client, userId]);
}
