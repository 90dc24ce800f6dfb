import type { ComponentType } from "react";
import type { ViewProps } from "./app-props";
import type { View } from "./views";

type ViewModule = { default: ComponentType<ViewProps> };

/** The views that are chunks of their own. */
const CHUNKS: Partial<Record<View, () => Promise<ViewModule>>> = {
  friends: () => import("~/features/discover/DiscoverView"),
  profile: () => import("~/features/profile/ProfileView"),
  feed: () => import("~/features/feed/FeedView"),
  journal: () => import("~/features/journal/JournalView"),
  settings: () => import("~/features/account/SettingsView"),
  about: () => import("./AboutView"),
};

const loaded = new Map<View, ComponentType<ViewProps>>();

/** The component of a view once it is loaded. */
export const loadedView = (view: View) => loaded.get(view);
export const isChunk = (view: View) => view in CHUNKS;

/**
 * Loads a view's chunk. The browser loads the first one before it hydrates: a view that is still loading
 * while React takes over would be drawn again, and what was typed into it would be gone.
 */
export async function loadView(view: View): Promise<ViewModule> {
  const module = await CHUNKS[view]?.();
  if (!module) throw new Error(`The view ${view} has no chunk.`);
  loaded.set(view, module.default);
  return module;
}

if (import.meta.env.SSR) await Promise.all((Object.keys(CHUNKS) as View[]).map(loadView));
