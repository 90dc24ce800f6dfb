import { databaseKind, db, type Transaction } from "./db/client.server";
import { HOURS, SECONDS } from "./durations";
import { log } from "./log.server";
import { settings } from "./settings.server";

/** How long a claimed job stays with its process before another may take it. */
const CLAIM = 60 * SECONDS;
const LOOK_AGAIN = 15 * SECONDS;
const AT_ONCE = 4;

/** Work that outlives a restart; `run` gets the id of what it is about and may run again after a failure. */
export type JobKind = { name: string; run(subjectId: string): Promise<void> };

let kinds = new Map<string, JobKind>();
let timer: NodeJS.Timeout | undefined;
let running: Promise<void> | undefined;
let isStopping = false;
let isAskedAgain = false;

/** Adds a job in the transaction of what it is about; call `wakeJobs` after the commit. */
export async function addJob(tx: Transaction, kind: string, subjectId: string) {
  await tx.job.create({ data: { kind, subjectId } });
}

/** Starts what is due, soon and outside the caller's request. */
export function wakeJobs() {
  if (kinds.size > 0 && !isStopping) setImmediate(runDue);
}

/** Starts the jobs of this process, those that an earlier one left behind first. */
export async function startJobs(of: JobKind[]) {
  if (settings.JOBS === "off") return;
  kinds = new Map(of.map((kind) => [kind.name, kind]));
  isStopping = false;
  if (databaseKind === "sqlite") await db.job.updateMany({ data: { lockedUntil: null } });
  timer = setInterval(wakeJobs, LOOK_AGAIN);
  wakeJobs();
}

/** Waits for the jobs that run; the rest stay in the database. */
export async function stopJobs() {
  isStopping = true;
  clearInterval(timer);
  await running;
}

function runDue() {
  if (running) {
    isAskedAgain = true;
    return;
  }
  isAskedAgain = false;
  running = takeDue()
    .catch((error) => log.error({ err: error }, "jobs could not be taken"))
    .finally(() => {
      running = undefined;
      if (isAskedAgain) wakeJobs();
    });
}

async function takeDue() {
  while (!isStopping) {
    const now = new Date();
    const free = { OR: [{ lockedUntil: null }, { lockedUntil: { lt: now } }] };
    const due = await db.job.findMany({
      where: { runAt: { lte: now }, kind: { in: [...kinds.keys()] }, ...free },
      orderBy: { runAt: "asc" },
      take: AT_ONCE,
    });
    if (due.length === 0) return;
    await Promise.all(due.map((job) => runOne(job, free)));
  }
}

async function runOne(
  job: { id: string; kind: string; subjectId: string; attempts: number },
  free: object,
) {
  const { count } = await db.job.updateMany({
    where: { id: job.id, ...free },
    data: { lockedUntil: new Date(Date.now() + CLAIM), attempts: { increment: 1 } },
  });
  if (count === 0) return;
  try {
    await kinds.get(job.kind)?.run(job.subjectId);
    await db.job.deleteMany({ where: { id: job.id } });
  } catch (error) {
    const wait = Math.min(2 ** job.attempts * SECONDS, 1 * HOURS);
    log.error({ err: error, job: job.kind, attempt: job.attempts + 1 }, "job failed");
    await db.job.updateMany({
      where: { id: job.id },
      data: { lockedUntil: null, runAt: new Date(Date.now() + wait) },
    });
    setTimeout(wakeJobs, wait).unref();
  }
}
