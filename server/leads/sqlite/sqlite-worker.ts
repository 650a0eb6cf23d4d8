import { backup } from "node:sqlite";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { codeOf, messageOf } from "#server/thrown.ts";
import { errcodeOf, isBusy, type OpenDatabase, SqliteFile } from "./sqlite-file.ts";
import { type OperationName, operations, type Run } from "./sqlite-operations.ts";
import type { Forgotten } from "#server/leads/store.ts";
import type { WorkerAnswer, WorkerMessage, WorkerRequest, WorkerSettings } from "./worker-calls.ts";

type Waiting = { request: WorkerRequest; untilMs: number };
type Save = WorkerRequest<"save">;

/** How long a write may wait for another program's lock, and how often it looks. */
const LOCK_WAIT_MS = 3_000;
const LOOK_AGAIN_MS = 20;
/** How long another program may read what was erased before a person is told that it is still there. */
const READER_WAIT_MS = 9_000;
const ASK_READER_AGAIN_MS = 250;
/** How often a server looks whether the log can be emptied. */
const TIDY_LOG_EVERY_MS = 5_000;

const port = portOfThread();
const { path, tidiesLog } = workerData as WorkerSettings;
const file = new SqliteFile(path, (notice) => post({ kind: "notice", notice }));
const tidying = tidiesLog ? setInterval(() => file.tidyLog(), TIDY_LOG_EVERY_MS) : undefined;

const closed = new Error("The lead database is closed.");
let waiting: Waiting[] = [];
let timer: NodeJS.Timeout | NodeJS.Immediate | undefined;
/** Whoever is forgotten, until the log is emptied of them; each call ends the wait. */
const forgetting = new Set<() => void>();

/** All messages that wait in the port are read before an immediate runs: their leads become one commit. */
port.on("message", (request: WorkerRequest) => {
  waiting.push({ request, untilMs: performance.now() + LOCK_WAIT_MS });
  timer ??= setImmediate(work);
});

/**
 * Leads first, so that no delivery holds up a visitor. What finds the database locked stays for another look, and the
 * thread is never blocked meanwhile.
 */
function work(): void {
  timer = undefined;
  const turn = waiting;
  waiting = [];
  saveTogether(turn.filter((item): item is Waiting & { request: Save } => isSave(item.request)));
  for (const item of turn) if (!isSave(item.request)) perform(item, item.request);
  if (waiting.length > 0) timer = setTimeout(work, LOOK_AGAIN_MS);
}

function isSave(request: WorkerRequest): request is Save {
  return request.name === "save";
}

function saveTogether(items: readonly (Waiting & { request: Save })[]): void {
  if (items.length === 0) return;
  const newLeads = items.map(({ request }) => request.args[0]);
  attempt(items, () => {
    const results = file.write(({ leads }) => leads.saveAll(newLeads));
    for (const [index, { request }] of items.entries()) done(request.id, results[index]);
  });
}

function perform(item: Waiting, request: Exclude<WorkerRequest, Save>): void {
  if (request.name === "close") return close(request.id);
  if (request.name === "backup") return void copy(request);
  if (request.name === "forget") attempt([item], () => finishForgetting(request.id, run(request)));
  else attempt([item], () => done(request.id, run(request)));
}

/** The thread goes on meanwhile, and between two looks other programs write, too. */
function finishForgetting(id: number, forgotten: unknown): void {
  const untilMs = performance.now() + READER_WAIT_MS;
  let look: NodeJS.Timeout | undefined;
  const end = (remains: readonly string[]) => {
    clearTimeout(look);
    forgetting.delete(giveUp);
    done(id, { ...(forgotten as Forgotten), remains });
  };
  const giveUp = () => end([logInUse]);
  const lookAgain = () => {
    if (file.emptyLog()) end([]);
    else if (performance.now() < untilMs) look = setTimeout(lookAgain, ASK_READER_AGAIN_MS);
    else giveUp();
  };
  forgetting.add(giveUp);
  lookAgain();
}

const logInUse =
  "Another program is reading the store, so its files still hold what was erased. A running server overwrites it within " +
  "seconds of that program's end; where none runs, do this again then.";

function run<Name extends OperationName>({ name, args }: WorkerRequest<Name>): unknown {
  const { of, kind, hasErased } = operations[name];
  const work = (open: OpenDatabase) =>
    // The table's type has compared the two.
    (open[of] as unknown as Record<Name, Run<Name>>)[name](...args);
  if (kind === "read") return work(file.open);
  return file.write(kind === "write" ? work : (open) => waitForLocks(open, work), hasErased);
}

function waitForLocks<Result>(open: OpenDatabase, work: (open: OpenDatabase) => Result): Result {
  open.database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  try {
    return work(open);
  } finally {
    open.database.exec("PRAGMA busy_timeout = 0");
  }
}

async function copy({ id, args }: WorkerRequest<"backup">): Promise<void> {
  try {
    await backup(file.open.database, args[0]);
    done(id, undefined);
  } catch (error) {
    failed(id, error);
  }
}

function close(id: number): void {
  clearInterval(tidying);
  for (const giveUp of forgetting) giveUp();
  for (const { request } of waiting) failed(request.id, closed);
  waiting = [];
  file.close();
  done(id, undefined);
  port.close();
}

/** What fails for a lock waits on until its time is over; any other failure is the answer. */
function attempt(items: readonly Waiting[], operation: () => void): void {
  try {
    operation();
  } catch (error) {
    for (const item of items) {
      if (isBusy(error) && performance.now() < item.untilMs) waiting.push(item);
      else failed(item.request.id, error);
    }
  }
}

function done(id: number, result: unknown): void {
  post({ kind: "done", id, result } satisfies WorkerAnswer);
}

function failed(id: number, error: unknown): void {
  const name = error instanceof Error ? error.name : "Error";
  const errcode = errcodeOf(error);
  const code = errcode === undefined ? (codeOf(error) ?? name) : `SQLITE_${errcode}`;
  post({ kind: "failed", id, error: { name, message: messageOf(error), code } });
}

function post(message: WorkerMessage): void {
  port.postMessage(message);
}

function portOfThread(): MessagePort {
  if (!parentPort) throw new Error("This module runs in a worker thread.");
  return parentPort;
}

post({ kind: "open" });
