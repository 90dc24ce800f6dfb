import type { Viewer } from "~/platform/session/visit.server";

/** What a page about reflections knows of its reader. */
export const pageViewer = (viewer: Viewer | null) => ({
  viewer: viewer && { id: viewer.id, isGuest: viewer.kind === "guest" },
  zone: viewer?.user.timezone ?? null,
});
