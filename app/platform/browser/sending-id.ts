import { makeId } from "./make-id";
import { keepText, readKept } from "./use-kept-text";

const keyOf = (draft: string) => `${draft}_sent`;

/**
 * The client id for a body that is sent from a kept draft: the same body again, also from a dialog opened anew or
 * after a reload, has the same id, so that it is stored once; another body has another.
 */
export function sendingId(draft: string, body: object): string {
  const print = JSON.stringify(body);
  try {
    const last = JSON.parse(readKept(keyOf(draft)) || "null");
    if (last?.print === print) return last.clientId;
  } catch {}
  const clientId = makeId();
  keepText(keyOf(draft), JSON.stringify({ print, clientId }));
  return clientId;
}

/** After the answer came: drops the draft, unless other words were written meanwhile. */
export function dropSent(draft: string, text: string) {
  keepText(keyOf(draft), "");
  if (readKept(draft) === text) keepText(draft, "");
}
