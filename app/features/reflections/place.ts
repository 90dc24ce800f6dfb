import { createContext, type FormEvent, type MouseEvent, useContext } from "react";
import type { FormAnswer } from "~/platform/http/form-answer";
import type { Shown } from "./present-reflection";

/** What the script of the app does in place of a link or a form. */
export type Desk = {
  like(reflection: Shown): void;
  reflect(reflection: Shown): void;
  echo(reflection: Shown): void;
  remove(reflection: Shown): void;
  open(reflection: Shown): void;
  openChain(threadId: string): void;
  openPerson(nickname: string): void;
  openTag(tag: string): void;
  /** Copies a link; `said` is what the person reads then. */
  share(path: string, said?: string): void;
  write(): void;
};

/** Where reflections are shown, and to whom. */
export type Place = {
  /** Null for a visitor. */
  viewer: { id: string; isGuest: boolean } | null;
  /** The address of the page, to which its forms are sent and come back. */
  address: string;
  /** IANA time zone of the reader; null for a visitor, of whom it is not known. */
  zone: string | null;
  /** A form of this page that was refused. */
  refused?: FormAnswer;
  /** The echo chain that is shown whole. */
  chainId?: string;
  /** Missing where the page works by links and forms alone. */
  desk?: Desk;
};

export const PlaceContext = createContext<Place>({ viewer: null, address: "/feed", zone: null });
export const usePlace = () => useContext(PlaceContext);

/** A click that the script takes over, unless it asks for a new tab. */
export const taken =
  (act: (() => void) | undefined) => (event: MouseEvent<HTMLElement> | FormEvent) => {
    const mouse = event as MouseEvent;
    if (!act || mouse.metaKey || mouse.ctrlKey || mouse.shiftKey) return;
    event.preventDefault();
    act();
  };

/** What was typed into a refused form with this intent, and what is wrong with it. */
export function refusalFor(place: Place, intent: string) {
  if (place.refused?.intent !== intent) return undefined;
  const { initialValue, error } = place.refused.result;
  return {
    title: place.refused.title,
    typed: (initialValue ?? {}) as Record<string, string | undefined>,
    error: (error ?? {}) as Record<string, string[] | undefined>,
  };
}
