// oxlint-disable-next-line import/default -- it is Vite that answers
import workerAddress from "./quote-worker.ts?worker&url";
import { trustedScript } from "./trusted-script.ts";
import type { WorkerRequest } from "./worker-messages.ts";

/** Started ahead of the first file, which then waits for no code. */
let ready: Worker | null = null;
let isStarted = false;

function newWorker(): Worker {
  return new Worker(trustedScript(workerAddress), { type: "module", name: "quotes" });
}

export function startWorker(): Worker {
  const worker = ready ?? newWorker();
  ready = null;
  isStarted = true;
  return worker;
}

/** Fetches the worker's code, and with it all that reads files, while the visitor makes up their mind. */
export function startAhead(): void {
  if (isStarted) return;
  isStarted = true;
  const ahead = newWorker();
  ready = ahead;
  // One that could not be fetched would leave the first file waiting for ever.
  ahead.addEventListener("error", () => {
    if (ready === ahead) ready = null;
  });
  const request: WorkerRequest = { kind: "call", requestId: 0, name: "prepare", given: null };
  ahead.postMessage(request);
}
