import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { titleOf, VIEWS, type View } from "./views";

const BUSY_MS = 50;
const ARRIVING_MS = 100;

/** A view, with the person whose profile it is or the hashtag that is looked for. */
type Place = { view: View; userId?: string; tag?: string };

const placeOf = (state: unknown): Place | null => {
  const place = (state as { place?: Place } | null)?.place;
  return place && VIEWS.includes(place.view) ? place : null;
};

/**
 * The present view: the server's first, then the one that links and the window event `selectChatMode` choose.
 * The address stays /app; back and forward walk through the views, and a link within the page stays in its view.
 */
export function useView(first: View, userId?: string) {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [isArriving, setArriving] = useState(false);
  const last = useRef<Place>({ view: first, userId });
  const named = isHydrated ? placeOf(state) : null;
  const place = named ?? (hash ? last.current : { view: first, userId });
  const [wasLeft, setLeft] = useState(false);

  useEffect(() => {
    last.current = place;
    if (place.view !== first) setLeft(true);
    document.title = titleOf(place.view);
  });

  const show = useCallback(
    (to: Place, replace = false) => {
      setBusy(true);
      setArriving(true);
      setTimeout(() => setBusy(false), BUSY_MS);
      setTimeout(() => setArriving(false), ARRIVING_MS);
      navigate("/app", { state: { place: to }, replace, preventScrollReset: replace });
    },
    [navigate],
  );

  useEffect(() => {
    if (new URLSearchParams(search).has("view")) show({ view: first, userId }, true);
  }, [search, first, userId, show]);

  useEffect(() => {
    const toChat = () => show({ view: "chatbot" });
    window.addEventListener("selectChatMode", toChat);
    return () => window.removeEventListener("selectChatMode", toChat);
  }, [show]);

  /** A link that works alone and that the shell takes over. */
  const goTo = (view: View) => ({
    href: `/app?view=${view}`,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      show({ view });
    },
  });
  /** The same for a place in a list of places. */
  const linkTo = (view: View) => ({ ...goTo(view), current: place.view === view });

  return { ...place, show, goTo, linkTo, isBusy, isArriving, wasLeft };
}
export type Places = ReturnType<typeof useView>;
