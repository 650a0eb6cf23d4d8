import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { analysisInput } from "../package/analysis-input.ts";
import { emptyPackage } from "../package/package-state.ts";
import { type Activity, openActivities } from "./activities.ts";
import { CanceledError, mostSilentSeconds, openWorkerClient } from "./worker-client.ts";
import type { WorkerReply, WorkerRequest } from "./quote-worker.ts";
import type { Source } from "./source.ts";

/** Stands in for the browser's worker: it keeps what it was sent, and replies when told to. */
class FakeWorker extends EventTarget {
  sent: WorkerRequest[] = [];
  isTerminated = false;
  postMessage(message: WorkerRequest) {
    this.sent.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const weights = { landedCost: 40, leadTime: 30, reliability: 30 };
const input = analysisInput(emptyPackage("2026-11-18"), weights);
const file = (id: string): Source => ({ id, kind: "text", name: `${id}.csv`, text: "" });
const rows = { tableId: "t", from: 0, count: 5 };

/** Calls go out once the worker holds what it is to hold, which takes a few turns. */
const turns = () => vi.advanceTimersByTimeAsync(0);

function openClient() {
  const workers: FakeWorker[] = [];
  const told: (Activity | null)[] = [];
  const client = openWorkerClient({
    start: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    findFile: async (name) => {
      if (name === "none.bcmap") throw new Error("404");
      return Uint8Array.of(1, 2);
    },
    activities: openActivities((activity) => told.push(activity)),
  });
  /** The worker says that it is at a file, and no more. */
  const hangAt = (requestId: number, { id, name }: Source) =>
    workers
      .at(-1)
      ?.reply({ kind: "progress", requestId, what: "Reading", share: 0, file: { id, name } });
  const done = (requestId: number) =>
    workers.at(-1)?.reply({ kind: "done", requestId, result: null });
  return { client, workers, told, hangAt, done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each call gets its own answer, whichever comes first, and its progress is told", async () => {
  const { client, workers, told, done } = openClient();
  const reading = client.read([file("a")], null);
  const answered = client.call("rows", rows);
  await turns();
  const [worker] = workers;
  worker?.reply({ kind: "done", requestId: 2, result: { from: 0, rowCount: 9, rows: [] } });
  const progress = { requestId: 1, what: "Reading a.csv", share: 0.5, file: null } as const;
  worker?.reply({ kind: "progress", ...progress });
  await vi.advanceTimersByTimeAsync(200);
  done(1);
  expect(await answered).toEqual({ from: 0, rowCount: 9, rows: [] });
  await reading;
  expect(told).toMatchObject([{ what: "Reading a.csv", share: 0.5 }]);
  expect(workers).toHaveLength(1);
});

test("a failure is the call's, not the worker's", async () => {
  const { client, workers } = openClient();
  const call = client.call("prepare", undefined);
  await turns();
  workers[0]?.reply({ kind: "failed", requestId: 1, message: "no" });
  await expect(call).rejects.toThrow("no");
  expect(workers[0]?.isTerminated).toBe(false);
});

test("a worker that stops when asked lives on", async () => {
  const { client, workers, told } = openClient();
  const reading = client.read([file("a")], null);
  await vi.advanceTimersByTimeAsync(200);
  told.at(-1)?.cancel();
  expect(workers[0]?.sent.at(-1)).toEqual({ kind: "cancel", requestId: 1 });
  workers[0]?.reply({ kind: "canceled", requestId: 1 });
  await expect(reading).rejects.toBeInstanceOf(CanceledError);
  expect(workers[0]?.isTerminated).toBe(false);
});

test("one that does not is ended, and the next call reads what is held with another", async () => {
  const { client, workers, told, done } = openClient();
  const held = [file("a"), file("b")];
  client.hold(held);
  const reading = client.read(held, null, true);
  expect(workers[0]?.sent).toMatchObject([{ name: "read", given: { showsFound: true } }]);
  done(1);
  await reading;
  const call = client.call("csv", input, { what: "Making it" });
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(200);
  told.at(-1)?.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(call).rejects.toBeInstanceOf(CanceledError);
  expect(workers[0]?.isTerminated).toBe(true);

  void client.call("rows", rows);
  await turns();
  const again = { sources: held, showsFound: false };
  expect(workers[1]?.sent).toMatchObject([{ name: "read", given: again }]);
  done(3);
  await turns();
  expect(workers[1]?.sent.at(-1)).toMatchObject({ name: "rows" });
});

test("what is begun before a canceled call has stopped is not ended with it", async () => {
  const { client, workers, told, done } = openClient();
  const canceled = client.read([file("slow")], null);
  canceled.catch(() => {});
  await vi.advanceTimersByTimeAsync(200);
  told.at(-1)?.cancel();
  const reading = client.read([file("a")], null);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(canceled).rejects.toBeInstanceOf(CanceledError);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  done(2);
  await reading;
});

test("a file that takes too long is left out, the others are read, and the call is answered", async () => {
  const { client, workers, hangAt, done } = openClient();
  const reading = client.read([file("a"), file("slow")], null);
  hangAt(1, file("slow"));
  await vi.advanceTimersByTimeAsync(mostSilentSeconds * 1000);
  expect(workers[0]?.isTerminated).toBe(true);
  expect(workers[1]?.sent).toMatchObject([
    { given: { sources: [{ id: "a" }, { id: "slow", tookTooLong: true }] } },
  ]);
  expect(workers[1]?.sent[0]).not.toHaveProperty("given.sources.0.tookTooLong");
  done(2);
  await reading;
});

test("so is one that takes too long to be understood, unless the result has shown it before", async () => {
  const { client, workers, hangAt, done } = openClient();
  client.hold([file("a"), file("slow")]);
  const call = client.call("analyze", input, { what: "Ranking" });
  await turns();
  done(1);
  await turns();
  hangAt(2, file("slow"));
  await vi.advanceTimersByTimeAsync(mostSilentSeconds * 1000);
  expect(workers[1]?.sent).toMatchObject([
    { name: "read", given: { sources: [{ id: "a" }, { id: "slow", tookTooLong: true }] } },
  ]);
  done(3);
  await turns();
  done(4);
  expect(await call).toBeNull();

  const again = client.call("analyze", input, { what: "Ranking", mayLeaveOut: () => false });
  again.catch(() => {});
  await turns();
  hangAt(5, file("a"));
  await vi.advanceTimersByTimeAsync(mostSilentSeconds * 1000);
  await expect(again).rejects.toThrow("Reading a.csv took too long");
});

test("whoever says how far it is may take as long as it needs, and so may what nobody waits for", async () => {
  const { client, workers, hangAt } = openClient();
  void client.call("prepare", undefined);
  void client.read([file("large")], null);
  for (let time = 0; time < 3; time += 1) {
    hangAt(1, file("large"));
    await vi.advanceTimersByTimeAsync((mostSilentSeconds - 1) * 1000);
  }
  expect(workers[0]?.isTerminated).toBe(false);
  workers[0]?.reply({ kind: "done", requestId: 1, result: null });
  await vi.advanceTimersByTimeAsync(mostSilentSeconds * 2000);
  expect(workers[0]?.isTerminated).toBe(false);
});

test("what is forgotten while the worker is busy ends it", async () => {
  const { client, workers } = openClient();
  const reading = client.read([file("a")], null);
  client.forget();
  await expect(reading).rejects.toBeInstanceOf(CanceledError);
  expect(workers[0]?.isTerminated).toBe(true);
});

test("a map of characters that the worker wants is fetched for it, or said to be missing", async () => {
  const { client, workers } = openClient();
  void client.call("prepare", undefined);
  await turns();
  workers[0]?.reply({ kind: "file-wanted", fileName: "UniGB-UCS2-H.bcmap" });
  workers[0]?.reply({ kind: "file-wanted", fileName: "none.bcmap" });
  await turns();
  expect(workers[0]?.sent.slice(1)).toEqual([
    { kind: "file", fileName: "UniGB-UCS2-H.bcmap", bytes: Uint8Array.of(1, 2) },
    { kind: "file", fileName: "none.bcmap", bytes: null },
  ]);
});

test("a call after what is to be held waits until it is read, and fails with it", async () => {
  const { client, workers, done } = openClient();
  client.hold([file("a")]);
  const early = client.call("rows", rows);
  early.catch(() => {});
  await turns();
  expect(workers[0]?.sent).toHaveLength(1);
  workers[0]?.reply({ kind: "failed", requestId: 1, message: "no" });
  await expect(early).rejects.toThrow("no");

  void client.call("rows", rows);
  await turns();
  done(2);
  await turns();
  expect(workers[0]?.sent.at(-1)).toMatchObject({ requestId: 3, name: "rows" });
});
