import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isChunk, loadView } from "./features/shell/load-view";
import type { View } from "./features/shell/views";
import { keepTyped } from "./ui/use-typed";

keepTyped();
const view = document.querySelector<HTMLElement>("[data-view]")?.dataset.view as View | undefined;
const ready = view && isChunk(view) ? loadView(view) : Promise.resolve();
ready
  .catch(() => {})
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RemixBrowser />
        </StrictMode>,
      );
    }),
  );
