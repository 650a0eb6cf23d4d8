import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";

import { type Activities, openActivities } from "./activities.ts";
import { startWorker } from "./start-worker.ts";
import type { Answer, CallName, Given, WorkerReply, WorkerRequest } from "./quote-worker.ts";
import type { Source, SourceName } from "./source.ts";

/** How long a worker may take to notice that it is to stop. */
const cancelWithinMs = 400;

export class CanceledError extends Error {
  override name = "CanceledError";
}

/** The worker said nothing for so long that it was ended; `file` is what it was at, where it was at a file. */
export class TookTooLongError extends Error {
  override name = "TookTooLongError";
  readonly file: SourceName | null;

  constructor(file: SourceName | null) {
    super(`${file ? `Reading ${file.name}` : "This"} took too long and was stopped.`);
    this.file = file;
  }
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  report: ReturnType<Activities["begin"]>["report"] | undefined;
  isCanceled?: true;
}

interface CallOptions {
  /** What the visitor is told until the worker says it better. Without it nobody waits, and it may take its time. */
  what?: string;
  /** Whether a file that takes too long may be left out, and the call made again without it. */
  mayLeaveOut?: (sourceId: string) => boolean;
}

interface ClientOptions {
  start?: () => Worker;
  findFile?: (fileName: string) => Promise<Uint8Array>;
  activities?: Activities;
}

async function fetchWanted(fileName: string): Promise<Uint8Array> {
  return (await import("./wanted-files.ts")).fetchWanted(fileName);
}

/** Calls to the worker as promises. One that does not stop when asked is ended; the next reads anew what is held. */
export function openWorkerClient({
  start = startWorker,
  findFile = fetchWanted,
  activities = openActivities(() => {}),
}: ClientOptions = {}) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | null = null;
  let held: readonly Source[] = [];
  let showsHeld = false;
  let scanFiles: TesseractFiles | null = null;
  /** Ids of what the worker has read, and of what it took too long to. */
  const loaded = new Set<string>();
  const slow = new Set<string>();
  let loading: Promise<unknown> | null = null;
  let lastFile: SourceName | null = null;

  const silence = watchSilence(() => end(new TookTooLongError(lastFile)));
  // Until its first word it is being fetched, which is not its fault.
  let hasSpoken = false;
  const isAwaited = () => [...waiting.values()].some(({ report }) => report !== undefined);
  const watch = () => silence.watch(hasSpoken && isAwaited());

  const end = (error: Error) => {
    worker?.terminate();
    worker = null;
    hasSpoken = false;
    lastFile = null;
    loaded.clear();
    const calls = [...waiting.values()];
    waiting.clear();
    watch();
    for (const { reject } of calls) reject(error);
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
  const giveFile = async (fileName: string) => {
    const asking = worker;
    const bytes = await findFile(fileName).catch(() => null);
    const request: WorkerRequest = { kind: "file", fileName, bytes };
    asking?.postMessage(request);
  };
  const settle = (reply: WorkerReply) => {
    hasSpoken = true;
    silence.heard();
    if (reply.kind === "file-wanted") return void giveFile(reply.fileName);
    const call = waiting.get(reply.requestId);
    if (!call) return;
    if (reply.kind === "progress") {
      lastFile = reply.file;
      call.report?.(reply.what, reply.share, reply.found);
      return watch();
    }
    waiting.delete(reply.requestId);
    lastFile = null;
    watch();
    if (reply.kind === "done") call.resolve(reply.result as never);
    else if (reply.kind === "canceled") call.reject(new CanceledError());
    else call.reject(new Error(reply.message));
  };
  const send = (request: WorkerRequest) => open().postMessage(request);
  const cancel = (requestId: number) => {
    const call = waiting.get(requestId);
    if (!call) return;
    call.isCanceled = true;
    send({ kind: "cancel", requestId });
    setTimeout(() => {
      if (waiting.has(requestId)) end(new CanceledError());
    }, cancelWithinMs);
  };

  /** Before something new is begun, which would else be ended with what was canceled and has not stopped yet. */
  const endCanceled = () => {
    if ([...waiting.values()].some(({ isCanceled }) => isCanceled)) end(new CanceledError());
  };

  const callOnce = <Name extends CallName>(
    name: Name,
    given: Given<Name>,
    what?: string,
  ): Promise<Answer<Name>> => {
    const requestId = ++lastId;
    const activity =
      what === undefined ? undefined : activities.begin(what, () => cancel(requestId));
    const answered = new Promise<Answer<Name>>((resolve, reject) => {
      waiting.set(requestId, { resolve, reject, report: activity?.report });
      watch();
      send({ kind: "call", requestId, name, given } as WorkerRequest);
    });
    return answered.finally(() => activity?.end());
  };

  const orWithoutSlow = async <Result>(
    run: () => Promise<Result>,
    mayLeaveOut: (sourceId: string) => boolean = () => true,
  ): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      const file = error instanceof TookTooLongError ? error.file : null;
      if (!file || slow.has(file.id) || !mayLeaveOut(file.id)) throw error;
      slow.add(file.id);
      return orWithoutSlow(run, mayLeaveOut);
    }
  };

  const read = async (sources: readonly Source[], showsFound: boolean): Promise<void> => {
    const marked = sources.map((each) =>
      slow.has(each.id) ? { ...each, tookTooLong: true as const } : each,
    );
    const what = `Reading ${sources[0]?.name ?? ""}`;
    await callOnce("read", { sources: marked, scanFiles, showsFound }, what);
    for (const { id } of sources) loaded.add(id);
  };
  const load = async () => {
    const missing = held.filter(({ id }) => !loaded.has(id));
    if (missing.length === 0) return;
    loading ??= orWithoutSlow(() =>
      read(
        held.filter(({ id }) => !loaded.has(id)),
        showsHeld,
      ),
    ).finally(() => (loading = null));
    await loading;
  };

  return {
    /**
     * What the worker is to hold from now on: it reads what it lacks of it before the next call. With `showsFound` the
     * activity of a reading says what is found.
     */
    hold(sources: readonly Source[], showsFound = false): void {
      held = sources;
      showsHeld = showsFound;
    },
    /** Beside what is held. */
    read(
      sources: readonly Source[],
      files: TesseractFiles | null,
      showsFound = false,
    ): Promise<void> {
      scanFiles = files ?? scanFiles;
      endCanceled();
      return orWithoutSlow(() => read(sources, showsFound));
    },
    call<Name extends Exclude<CallName, "read" | "forget">>(
      name: Name,
      given: Given<Name>,
      { what, mayLeaveOut }: CallOptions = {},
    ): Promise<Answer<Name>> {
      endCanceled();
      return orWithoutSlow(async () => {
        await load();
        return callOnce(name, given, what);
      }, mayLeaveOut);
    },
    /** Lets go of all that was read. */
    forget(): void {
      held = [];
      slow.clear();
      loaded.clear();
      if (isAwaited()) end(new CanceledError());
      else if (worker) callOnce("forget", undefined).catch(() => {});
    },
    close: () => end(new CanceledError()),
  };
}

export type WorkerClient = ReturnType<typeof openWorkerClient>;

export const mostSilentSeconds = 60;

/** Calls when nothing was heard for too long. It counts its own ticks: a computer that slept has not worked. */
function watchSilence(onTooLong: () => void) {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    seconds += 1;
    if (seconds >= mostSilentSeconds) onTooLong();
  };
  return {
    heard() {
      seconds = 0;
    },
    watch(isWatched: boolean) {
      if (isWatched === (timer !== undefined)) return;
      seconds = 0;
      clearInterval(timer);
      timer = isWatched ? setInterval(tick, 1000) : undefined;
    },
  };
}
