import { parentPort, workerData } from "node:worker_threads";
import { backup } from "node:sqlite";
import { type FileNotice, isBusy, SqliteFile } from "./sqlite-file.ts";
import type { NewLead } from "#server/leads/store.ts";

export type WorkerRequest = { id: number; method: string; args: unknown[] };
export type WorkerAnswer =
  | { id: number; result: unknown; error?: undefined }
  | { id: number; result?: undefined; error: { name: string; message: string; code: string } };
export type WorkerMessage = WorkerAnswer | { notice: FileNotice };

type Waiting = WorkerRequest & { untilMs: number };

/** How long a write may wait for another program's lock, and how often it looks. */
const LOCK_WAIT_MS = 3_000;
const LOOK_AGAIN_MS = 20;

const reads = new Set(["find", "page", "newest", "count", "stats"]);
/** Commands of people, who would rather wait than be told to try again. */
const patient = new Set(["forget", "retryFailed", "retryLead", "skipLead"]);

const port = parentPort!;
const { file: path } = workerData as { file: string };
const file = new SqliteFile(path, (notice) => port.postMessage({ notice }));

const closed = new Error("The lead database is closed.");
let waiting: Waiting[] = [];
let timer: NodeJS.Timeout | NodeJS.Immediate | undefined;

/** All messages that wait in the port are read before an immediate runs: their leads become one commit. */
port.on("message", (request: WorkerRequest) => {
  waiting.push({ ...request, untilMs: performance.now() + LOCK_WAIT_MS });
  timer ??= setImmediate(work);
});

/**
 * Leads first, so that no delivery holds up a visitor. What finds the database locked stays for another look, and the
 * thread is never blocked meanwhile.
 */
function work(): void {
  timer = undefined;
  const requests = waiting;
  waiting = [];
  const saves = requests.filter(({ method }) => method === "save");
  const results = attempt(saves, () =>
    file.write(({ leads }) => leads.saveAll(saves.map(({ args }) => args[0] as NewLead))),
  );
  for (const [index, { id }] of saves.entries()) {
    if (results) answer({ id, result: results[index] });
  }
  for (const request of requests) {
    if (request.method !== "save") perform(request);
  }
  if (waiting.length > 0) timer = setTimeout(work, LOOK_AGAIN_MS);
}

function perform(request: Waiting): void {
  const { id, method, args } = request;
  if (method === "close") {
    for (const { id: unheard } of waiting) answer({ id: unheard, error: describe(closed) });
    waiting = [];
    file.close();
    answer({ id, result: undefined });
    port.close();
    return;
  }
  if (method === "backup") {
    backup(file.open.database, args[0] as string).then(
      (pages) => answer({ id, result: pages }),
      (error: unknown) => answer({ id, error: describe(error) }),
    );
    return;
  }
  const done = attempt([request], () => {
    const call = () => run(method, args);
    const result = reads.has(method) ? call() : file.write(call);
    return { result };
  });
  if (done) answer({ id, result: done.result });
}

function run(method: string, args: unknown[]): unknown {
  const { database, leads, outbox } = file.open;
  const owner = method in leads ? leads : outbox;
  const operation = owner[method as keyof typeof owner] as (...args: unknown[]) => unknown;
  if (patient.has(method)) database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  try {
    return operation.apply(owner, args);
  } finally {
    if (patient.has(method)) database.exec("PRAGMA busy_timeout = 0");
  }
}

/** What fails for a lock waits on until its time is over; any other failure is the answer. */
function attempt<Result>(
  requests: readonly Waiting[],
  operation: () => Result,
): Result | undefined {
  if (requests.length === 0) return undefined;
  try {
    return operation();
  } catch (error) {
    for (const request of requests) {
      if (isBusy(error) && performance.now() < request.untilMs) waiting.push(request);
      else answer({ id: request.id, error: describe(error) });
    }
    return undefined;
  }
}

port.postMessage("open");

function answer(message: WorkerAnswer): void {
  port.postMessage(message);
}

function describe(error: unknown) {
  const {
    name = "Error",
    message = String(error),
    errcode,
    code,
  } = error as Error & {
    errcode?: number;
    code?: string;
  };
  return { name, message, code: errcode === undefined ? (code ?? name) : `SQLITE_${errcode}` };
}
