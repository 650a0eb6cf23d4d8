import { startWorker } from "./start-worker.ts";
import type { CallName, WorkerCalls, WorkerReply, WorkerRequest } from "./worker-messages.ts";

/** How long a worker may take to notice that it is to stop. */
const cancelWithinMs = 400;

export class CanceledError extends Error {
  override name = "CanceledError";
}

/** Told what is being done, and the share of it, from 0 to 1. */
type OnProgress = (what: string, share: number) => void;

interface Waiting {
  name: CallName;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  onProgress: OnProgress | undefined;
}

interface CallOptions {
  onProgress?: OnProgress;
  /** Given the means to cancel, as soon as there is something to cancel. */
  onStart?: (cancel: () => void) => void;
}

async function fetchMap(fileName: string): Promise<Uint8Array> {
  const { fetchCharacterMap } = await import("./character-maps.ts");
  return fetchCharacterMap(fileName);
}

/** Calls to the worker as promises. A worker that does not stop when asked is ended, and what it held is lost. */
export function openWorkerClient(
  start: () => Worker = startWorker,
  findMap: (fileName: string) => Promise<Uint8Array> = fetchMap,
) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | null = null;
  let hasRead = false;
  let readBefore: Promise<unknown> | null = null;

  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const end = (error: Error) => {
    worker?.terminate();
    worker = null;
    hasRead = false;
    rejectAll(error);
  };
  const open = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => settle(data));
    worker.addEventListener("error", ({ message }) =>
      end(
        new Error(
          message || "The reader could not be started. Reload the page and add the files again.",
        ),
      ),
    );
    return worker;
  };
  const giveMap = async (fileName: string) => {
    const asking = worker;
    const bytes = await findMap(fileName).catch(() => null);
    const request: WorkerRequest = { kind: "map", fileName, bytes };
    asking?.postMessage(request);
  };
  const settle = (reply: WorkerReply) => {
    if (reply.kind === "map-wanted") return void giveMap(reply.fileName);
    const call = waiting.get(reply.requestId);
    if (!call) return;
    if (reply.kind === "progress") return call.onProgress?.(reply.what, reply.share);
    waiting.delete(reply.requestId);
    if (reply.kind === "done") {
      if (call.name === "read") {
        hasRead = true;
        readBefore = null;
      }
      call.resolve(reply.result as never);
    } else if (reply.kind === "canceled") call.reject(new CanceledError());
    else call.reject(new Error(reply.message));
  };
  const send = (request: WorkerRequest) => open().postMessage(request);
  const cancel = (requestId: number) => {
    if (!waiting.has(requestId)) return;
    send({ kind: "cancel", requestId });
    setTimeout(() => {
      if (waiting.has(requestId)) end(new CanceledError());
    }, cancelWithinMs);
  };

  const callNow = <Name extends CallName>(
    name: Name,
    given: WorkerCalls[Name]["given"],
    { onProgress, onStart }: CallOptions,
  ): Promise<WorkerCalls[Name]["result"]> => {
    const requestId = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(requestId, { name, resolve, reject, onProgress });
      send({ kind: "call", requestId, name, given } as WorkerRequest);
      onStart?.(() => cancel(requestId));
    });
  };

  return {
    call<Name extends CallName>(
      name: Name,
      given: WorkerCalls[Name]["given"],
      options: CallOptions = {},
    ): Promise<WorkerCalls[Name]["result"]> {
      if (!readBefore) return callNow(name, given, options);
      // One that failed is made good by the next one that reads.
      const before = name === "read" ? readBefore.catch(() => {}) : readBefore;
      return before.then(() => callNow(name, given, options));
    },
    /** Nobody waits for it but the calls that come after, which fail with it. */
    readBehind(given: WorkerCalls["read"]["given"]): void {
      readBefore = callNow("read", given, {});
      readBefore.catch(() => {});
    },
    /** Whether the worker holds what it was given to read. */
    hasRead: () => hasRead,
    close: () => end(new CanceledError()),
  };
}

export type WorkerClient = ReturnType<typeof openWorkerClient>;
