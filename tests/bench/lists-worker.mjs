import Database from "better-sqlite3";
import { CALLS } from "./list-calls.mjs";

/** Runs list calls on the database of DATA_DIR for the bench that forked this process. */
const file = `${process.env.DATA_DIR}/truenorth.db`;
const address = JSON.parse(process.env.BENCH_MODULES);
const seen = [];
let isWatching = false;

/** Notes every statement that the product prepares, with its values. */
const { prepare } = Database.prototype;
Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!isWatching || /^\s*(BEGIN|COMMIT|ROLLBACK|PRAGMA)/i.test(sql)) return statement;
  const noted = { sql, values: [] };
  seen.push(noted);
  const { bind } = statement;
  statement.bind = (...values) => {
    noted.values = values;
    return bind.apply(statement, values);
  };
  return statement;
};

const look = new Database(file, { readonly: true });
const one = (sql, ...values) =>
  prepare
    .call(look, sql)
    .pluck()
    .get(...values);
const all = (sql, ...values) =>
  prepare
    .call(look, sql)
    .pluck()
    .all(...values);
const world = {
  member: one("SELECT id FROM User WHERE nickname = 'load_0'"),
  busiest: one("SELECT id FROM User WHERE nickname = 'load_5'"),
  lonely: one(
    "SELECT id FROM User WHERE isAnonymous = 0 AND id NOT IN (SELECT userId FROM Reflection) ORDER BY id DESC",
  ),
  old: one("SELECT id FROM Reflection WHERE isPublic ORDER BY createdAt DESC LIMIT 1 OFFSET 400"),
  rare: one(
    "SELECT tag FROM ReflectionTag JOIN Hashtag ON id = hashtagId GROUP BY tag HAVING count(*) > 4 ORDER BY count(*)",
  ),
  many: all("SELECT id FROM Reflection WHERE isPublic ORDER BY createdAt DESC LIMIT 100"),
  chain: one(
    "SELECT threadId FROM Reflection GROUP BY threadId HAVING threadId IS NOT NULL ORDER BY count(*) DESC",
  ),
  discussed: one("SELECT reflectionId FROM Comment GROUP BY reflectionId ORDER BY count(*) DESC"),
};
const { db } = await import(address.client);
const { viewerOf } = await import(address.visit);
const viewers = { visitor: null };
for (const name of ["member", "lonely"])
  viewers[name] = viewerOf(await db.user.findUniqueOrThrow({ where: { id: world[name] } }));

const operations = new Map();
for (const { file, operation } of CALLS)
  if (address[file]) operations.set(operation, (await import(address[file]))[operation]);

async function call({ operation, who, input }) {
  const of = operations.get(operation);
  const read = await of.input.parseAsync(input(world));
  const [started, used] = [performance.now(), process.cpuUsage()];
  const answer = await of.run({ visit: {}, viewer: viewers[who], input: read });
  const { user, system } = process.cpuUsage(used);
  return {
    ms: performance.now() - started,
    cpu: (user + system) / 1000,
    size: answer.length ?? Object.keys(answer).length,
  };
}

/** The statements of one call, each with its plan. */
async function explain(asked) {
  seen.length = 0;
  isWatching = true;
  const { size } = await call(asked);
  isWatching = false;
  const statements = seen.map(({ sql, values }) => {
    const statement = prepare.call(look, `EXPLAIN QUERY PLAN ${sql}`);
    return { sql, plan: statement.all(...values).map(({ detail }) => detail) };
  });
  return { size, statements };
}

process.on("message", async ({ index, times }) => {
  const asked = CALLS[index];
  if (!operations.get(asked.operation)) return process.send({ isMissing: true });
  try {
    if (times === 0) return process.send(await explain(asked));
    const spent = [];
    for (let count = 0; count < times; count++) spent.push(await call(asked));
    process.send({ spent });
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) });
  }
});
process.send({ isReady: true });
