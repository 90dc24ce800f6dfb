import { beforeAll, expect, test } from "vitest";
import type { Shown } from "~/features/reflections/present-reflection";
import { browser } from "./browser";
import { member, type Person } from "./people";
import { reflect } from "./reflections";
import { startServer } from "./server";

const TAG = "cursortag";
const WORD = "cursorword";
const server = await startServer();
const visitor = browser(server);
let author: Person;
let ids: string[];

beforeAll(async () => {
  author = await member(server);
  ids = [];
  for (let n = 0; n < 9; n++) {
    const isPublic = n !== 4;
    const { id } = await reflect(author, { content: `${WORD} ${n} #${TAG}`, isPublic });
    ids.unshift(id);
  }
});

const lists = () => [
  "/api/reflections/feed/public?limit=50",
  `/api/reflections/hashtag/${TAG}?limit=50`,
  `/api/search/reflections?q=${WORD}&limit=50`,
];
/** What a list shows of the author's; the companion writes into the public feed too. */
const shown = async (path: string) =>
  ((await visitor.get(path)).json() as Shown[])
    .filter(({ userId }) => userId === author.id)
    .map(({ id }) => id);

test("A list goes on behind an item that was deleted meanwhile", async () => {
  const [, , gone = ""] = ids;
  expect((await author.delete(`/api/reflections/${gone}`)).status).toBe(200);
  for (const path of lists()) {
    const found = await shown(`${path}&before=${gone}`);
    expect({ path, found }).toEqual({
      path,
      found: ids.slice(3).filter((_, place) => place !== 1),
    });
  }
});

test("A private id as `before` answers as an unknown one of the same time does", async () => {
  const hidden = ids[4] as string;
  const unknown = `${hidden.slice(0, -12)}000000000000`;
  const older = ids.slice(5);
  for (const path of lists()) {
    expect({ path, found: await shown(`${path}&before=${hidden}`) }).toEqual({
      path,
      found: older,
    });
    expect({ path, found: await shown(`${path}&before=${unknown}`) }).toEqual({
      path,
      found: older,
    });
  }
});

test("What cannot be an id of a reflection goes on nowhere", async () => {
  for (const path of lists()) {
    expect(await shown(`${path}&before=nobody`)).toEqual([]);
    expect(await shown(`${path}&before=${crypto.randomUUID()}`)).toEqual([]);
    const future = `ffffffff-ffff-7fff-bfff-ffffffffffff`;
    expect((await visitor.get(`${path}&before=${future}`)).status).toBe(200);
  }
});
