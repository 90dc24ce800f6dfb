import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";
import { useNonce } from "./nonce-context";
import { visitOf } from "./platform/session/visit.server";
import styles from "./styles.css?url";

/** The server has it at hand; a browser loads it when something failed. */
const loadErrorPage = async () => (await import("./features/errors/ErrorPage")).ErrorPage;
const ErrorPage = import.meta.env.SSR
  ? await loadErrorPage()
  : lazy(async () => ({ default: await loadErrorPage() }));

/** What a route's `handle` says: whether the framework's script runs on it, and whether its theme is fixed. */
export type Handle = { hydrate?: boolean; theme?: "light" };

export const links: LinksFunction = () => [
  {
    rel: "preload",
    href: "/fonts/newsreader.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  return { theme: visit.theme, isSignedIn: visit.viewer !== null, flash: await visit.takeFlash() };
}

/** Changing views and saving do not ask for the theme and the flash again. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isHydrated = useShouldHydrate();
  const kept = useRouteLoaderData<typeof loader>("root")?.theme;
  const fixed = useMatches()
    .map(({ handle }) => (handle as Handle | undefined)?.theme)
    .find(Boolean);
  return (
    <html
      lang="en"
      data-theme={fixed ?? kept ?? undefined}
      data-theme-locked={fixed && ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
        {!isHydrated && <script type="module" src="/page.js" />}
      </head>
      <body>
        {children}
        {isHydrated && <ScrollRestoration nonce={nonce} />}
        {isHydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = () => (
  <Suspense fallback={null}>
    <ErrorPage />
  </Suspense>
);
