import { expect, test, vi } from "vitest";

import { CanceledError, openWorkerClient } from "./worker-client.ts";
import type { WorkerReply, WorkerRequest } from "./worker-messages.ts";

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

function openClient() {
  const workers: FakeWorker[] = [];
  const client = openWorkerClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { client, workers };
}

test("each call gets its own answer, whichever comes first, and its own progress", async () => {
  const { client, workers } = openClient();
  const progress: [string, number][] = [];
  const reading = client.call(
    "read",
    { sources: [], scanFiles: null },
    { onProgress: (name, share) => progress.push([name, share]) },
  );
  const rows = client.call("rows", { tableId: "t", from: 0, count: 5 });
  const [worker] = workers;
  worker?.reply({ kind: "done", requestId: 2, result: { from: 0, rowCount: 9, rows: [] } });
  worker?.reply({ kind: "progress", requestId: 1, what: "Reading a.csv", share: 0.5 });
  worker?.reply({ kind: "done", requestId: 1, result: null });
  expect(await rows).toEqual({ from: 0, rowCount: 9, rows: [] });
  expect(await reading).toBeNull();
  expect(progress).toEqual([["Reading a.csv", 0.5]]);
  expect(workers).toHaveLength(1);
});

test("a failure is the call's, not the worker's", async () => {
  const { client, workers } = openClient();
  const call = client.call("prepare", null);
  workers[0]?.reply({ kind: "failed", requestId: 1, message: "no" });
  await expect(call).rejects.toThrow("no");
  expect(workers[0]?.isTerminated).toBe(false);
});

test("a worker that stops when asked lives on", async () => {
  const { client, workers } = openClient();
  let cancel = () => {};
  const call = client.call("prepare", null, { onStart: (stop) => (cancel = stop) });
  cancel();
  expect(workers[0]?.sent.at(-1)).toEqual({ kind: "cancel", requestId: 1 });
  workers[0]?.reply({ kind: "canceled", requestId: 1 });
  await expect(call).rejects.toBeInstanceOf(CanceledError);
  expect(workers[0]?.isTerminated).toBe(false);
});

test("a worker that does not is ended with what it held, and the next call starts another", async () => {
  vi.useFakeTimers();
  const { client, workers } = openClient();
  const reading = client.call("read", { sources: [], scanFiles: null });
  workers[0]?.reply({ kind: "done", requestId: 1, result: null });
  await reading;
  expect(client.hasRead()).toBe(true);
  let cancel = () => {};
  const call = client.call("prepare", null, { onStart: (stop) => (cancel = stop) });
  cancel();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(client.hasRead()).toBe(false);
  await expect(call).rejects.toBeInstanceOf(CanceledError);
  expect(workers[0]?.isTerminated).toBe(true);
  void client.call("prepare", null);
  expect(workers).toHaveLength(2);
});

test("a map of characters that the worker wants is fetched for it, or said to be missing", async () => {
  const worker = new FakeWorker();
  const client = openWorkerClient(
    () => worker as unknown as Worker,
    async (name) => {
      if (name === "none.bcmap") throw new Error("404");
      return Uint8Array.of(1, 2);
    },
  );
  void client.call("prepare", null);
  worker.reply({ kind: "map-wanted", fileName: "UniGB-UCS2-H.bcmap" });
  worker.reply({ kind: "map-wanted", fileName: "none.bcmap" });
  await vi.waitFor(() =>
    expect(worker.sent.slice(1)).toEqual([
      { kind: "map", fileName: "UniGB-UCS2-H.bcmap", bytes: Uint8Array.of(1, 2) },
      { kind: "map", fileName: "none.bcmap", bytes: null },
    ]),
  );
});

test("a call after a reading in the background waits for it, and fails with it until all is read again", async () => {
  const { client, workers } = openClient();
  const given = { sources: [], scanFiles: null };
  const rows = { tableId: "t", from: 0, count: 5 };
  client.readBehind(given);
  const early = client.call("rows", rows);
  const [worker] = workers;
  expect(worker?.sent).toHaveLength(1);
  worker?.reply({ kind: "failed", requestId: 1, message: "no" });
  await expect(early).rejects.toThrow("no");
  await expect(client.call("rows", rows)).rejects.toThrow("no");

  const again = client.call("read", given);
  await vi.waitFor(() => expect(worker?.sent).toHaveLength(2));
  worker?.reply({ kind: "done", requestId: 2, result: null });
  await again;
  void client.call("rows", rows);
  expect(worker?.sent.at(-1)).toMatchObject({ requestId: 3, name: "rows" });
});
