import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Toast, type ToastWords } from "./Toast";

export interface ClientToast extends ToastWords {
  action?: ReactNode;
  /** Milliseconds it stays; 5000 unless told. */
  duration?: number;
}

const SHOWN_MS = 5000;
const REMOVED_AFTER_MS = 3000;
const SWIPE_PX = 50;

type Shown = ClientToast & { id: number; closed: boolean };

let shown: Shown | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

function wait() {
  clearTimeout(timer);
  if (shown && !shown.closed) timer = setTimeout(dismissToast, shown.duration ?? SHOWN_MS);
}

const hold = () => {
  if (!shown?.closed) clearTimeout(timer);
};

/** Shows a passing message in the place of the present one. */
export function toast(words: ClientToast) {
  show({ ...words, id: nextId++, closed: false });
  wait();
}

export function dismissToast() {
  if (!shown || shown.closed) return;
  clearTimeout(timer);
  show({ ...shown, closed: true });
  timer = setTimeout(show, REMOVED_AFTER_MS, null);
}

/** The places where toasts may appear; the last one shows them, since an open dialog hides what is behind it. */
const places: symbol[] = [];

function useIsLastPlace() {
  const [place] = useState(() => Symbol("place"));
  useEffect(() => {
    places.push(place);
    show(shown);
    return () => {
      places.splice(places.indexOf(place), 1);
      show(shown);
    };
  }, [place]);
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1) === place,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where toasts appear: in the page, and in a dialog while it is open. A `flash` of the server stands in the flow of the page until the
 * browser takes it over.
 */
export function Toaster({ flash }: { flash?: ToastWords | null }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (flash) toast(flash);
    setAwake(true);
  }, [flash]);
  const present = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const isLast = useIsLastPlace();
  const start = useRef(0);
  const swipe = (event: PointerEvent) => {
    if (Math.abs(event.clientX - start.current) > SWIPE_PX) dismissToast();
  };
  if (!awake) return flash ? <Toast {...flash} /> : null;
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerUp={swipe}
      onPointerEnter={hold}
      onPointerLeave={wait}
      onFocus={hold}
      onBlur={wait}
    >
      {present && isLast && (
        <Toast key={present.id} {...present} placement="float" onDismiss={dismissToast} />
      )}
    </section>
  );
}
