import { parentPort, workerData } from "node:worker_threads";
import { backup } from "node:sqlite";
import { openSqliteDatabase, watchPlace } from "./sqlite-database.ts";
import { SqliteLeads } from "./sqlite-leads.ts";
import { SqliteOutbox } from "./sqlite-outbox.ts";
import { SqliteQueries } from "./sqlite-queries.ts";
import type { NewLead } from "./store.ts";

export type WorkerRequest = { id: number; method: string; args: unknown[] };
export type WorkerAnswer =
  | { id: number; result: unknown; error?: undefined }
  | { id: number; result?: undefined; error: { name: string; message: string; code: string } };

const port = parentPort!;
const { file } = workerData as { file: string };
const database = openSqliteDatabase(file);
const checkPlace = watchPlace(file);
const queries = new SqliteQueries(database);
const leads = new SqliteLeads(queries);
const outbox = new SqliteOutbox(queries);

let saves: { id: number; lead: NewLead }[] = [];

/** All messages that wait in the port are read before an immediate runs: they become one commit. */
function commitSaves(): void {
  const batch = saves;
  saves = [];
  try {
    const results = leads.saveAll(batch.map((save) => save.lead));
    checkPlace();
    for (const [index, { id }] of batch.entries()) answer({ id, result: results[index] });
  } catch (error) {
    for (const { id } of batch) answer({ id, error: describe(error) });
  }
}

port.on("message", ({ id, method, args }: WorkerRequest) => {
  if (method === "save") {
    if (saves.length === 0) setImmediate(commitSaves);
    saves.push({ id, lead: args[0] as NewLead });
    return;
  }
  if (method === "close") {
    // Saves queued before this message still get their commit.
    setImmediate(() => {
      database.close();
      answer({ id, result: undefined });
      port.close();
    });
    return;
  }
  if (method === "backup") {
    backup(database, args[0] as string).then(
      (pages) => answer({ id, result: pages }),
      (error: unknown) => answer({ id, error: describe(error) }),
    );
    return;
  }
  try {
    const owner = method in leads ? leads : outbox;
    const operation = owner[method as keyof typeof owner] as (...args: unknown[]) => unknown;
    answer({ id, result: operation.apply(owner, args) });
  } catch (error) {
    answer({ id, error: describe(error) });
  }
});
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
