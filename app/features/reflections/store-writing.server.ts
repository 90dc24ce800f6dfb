import { db } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";
import type { Viewer } from "~/platform/session/visit.server";
import { SHOWN_WITH } from "./present-reflection";
import { refuseOtherWords } from "./refuse-other-words.server";
import type { NewReflection } from "./schema";
import type { storeReflection } from "./store-reflection.server";

type Written = Pick<NewReflection, "clientId" | "content" | "mood" | "isPublic">;
type Stored = Awaited<ReturnType<typeof storeReflection>>;

/** Stores a writing once for its client id. Throws a 409 Refusal when that was sent with other words before. */
export async function storeWriting(viewer: Viewer, written: Written, store: () => Promise<Stored>) {
  const { clientId, ...words } = written;
  const findFirst = async () => {
    if (!clientId) return null;
    const made = await db.reflection.findUnique({
      where: { userId_clientId: { userId: viewer.id, clientId } },
      include: SHOWN_WITH,
    });
    if (made) refuseOtherWords(made, words);
    return made && { made, told: [] };
  };
  const { stored, isNew } = await storeOnce(findFirst, store);
  return { ...stored, isNew };
}
