import { Refusal } from "~/platform/access/refusal";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { visiblePeople } from "./visible-people.server";

/** A person whom the viewer may see, themselves included. Throws a 404 Refusal. */
export async function findPerson(id: string, viewer: Viewer) {
  if (id === viewer.id) return viewer.user;
  const person = await db.user.findFirst({ where: { AND: [{ id }, visiblePeople(viewer)] } });
  if (!person) throw new Refusal(404, "User not found");
  return person;
}
