import { expect, test } from "vitest";

import { rankQuotes } from "./rank-quotes.ts";
import { openPackage } from "./worker/open-package.ts";
import { openWorkerClient } from "./worker/worker-client.ts";
import type { WorkerReply, WorkerRequest } from "./worker/worker-messages.ts";

/** The package itself, without a thread of its own. */
class NearWorker extends EventTarget {
  isTerminated = false;
  readonly #opened = openPackage();
  postMessage(request: WorkerRequest) {
    void this.#answer(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  async #answer(request: WorkerRequest) {
    if (request.kind !== "call") return;
    const { requestId, name, given } = request;
    const signal = new AbortController().signal;
    const result =
      name === "read"
        ? await this.#opened.read(given, signal, () => {}).then(() => null)
        : name === "analyze"
          ? this.#opened.analyze(given)
          : null;
    const data: WorkerReply = { kind: "done", requestId, result };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

test("pasted quotes come back ranked, and no worker stays", async () => {
  const worker = new NearWorker();
  const text = [
    "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days)",
    "Acme,A-1,100,12.00,USD,DDP,30",
    "Brandt,A-1,100,10.00,USD,DDP,30",
  ].join("\n");
  const client = openWorkerClient(() => worker as unknown as Worker);
  const view = await rankQuotes([{ id: "1", kind: "text", name: "Pasted", text }], {}, client);
  expect(view.group?.best.map(({ supplier }) => supplier)).toEqual(["Brandt", "Acme"]);
  expect(worker.isTerminated).toBe(true);
});
