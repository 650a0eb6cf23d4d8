import { expect, test } from "vitest";

import { rankQuotes } from "./rank-quotes.ts";
import { openPackage } from "./worker/open-package.ts";
import type { PackageView } from "./worker/package-view.ts";
import type { WorkerReply, WorkerRequest } from "./worker/quote-worker.ts";

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
        ? await this.#opened.read(given, { signal, onProgress: () => {} }).then(() => null)
        : name === "analyze"
          ? this.#opened.analyze(given)
          : null;
    const data: WorkerReply = { kind: "done", requestId, result };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const text = [
  "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days)",
  "Acme,A-1,100,12.00,USD,DDP,10",
  "Brandt,A-1,100,10.00,USD,DDP,60",
].join("\n");
const pasted = { id: "1", kind: "text", name: "Pasted", text } as const;
const suppliers = (view: PackageView) => view.group?.best.map(({ supplier }) => supplier);

/** Ranks, and gives the answers one by one. */
function startRanking(sources: Promise<readonly (typeof pasted)[]>) {
  const worker = new NearWorker();
  let next = Promise.withResolvers<PackageView>();
  const ranker = rankQuotes(
    {
      sources,
      isSample: false,
      askedQuantities: {},
      showsFound: false,
      onRanked: (view) => next.resolve(view),
      onFailure: () => next.reject(new Error("failed")),
      onActivity: () => {},
    },
    () => worker as unknown as Worker,
  );
  const weigh = (landedCost: number, leadTime: number) => {
    next = Promise.withResolvers();
    void ranker.weigh({ landedCost, leadTime, reliability: 0 });
    return next.promise;
  };
  return { worker, weigh, close: ranker.close };
}

test("pasted quotes come back ranked, and again when the weights change", async () => {
  const { worker, weigh, close } = startRanking(Promise.resolve([pasted]));
  expect(suppliers(await weigh(100, 0))).toEqual(["Brandt", "Acme"]);
  expect(suppliers(await weigh(0, 100))).toEqual(["Acme", "Brandt"]);
  close();
  expect(worker.isTerminated).toBe(true);
});

test("sources that cannot be had are said to have failed", async () => {
  const { weigh } = startRanking(Promise.reject(new Error("offline")));
  await expect(weigh(100, 0)).rejects.toThrow("failed");
});
