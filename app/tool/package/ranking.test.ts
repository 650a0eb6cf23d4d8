import { expect, test } from "vitest";

import { CanceledError, TookTooLongError, type WorkerClient } from "../worker/worker-client.ts";
import type { PackageView } from "../worker/package-view.ts";
import type { Source } from "../worker/source.ts";
import { analysisInput } from "./analysis-input.ts";
import type { PackageHistory } from "./package-history.ts";
import { emptyPackage } from "./package-state.ts";
import { type Failure, openRanking } from "./ranking.ts";

const view = { lineCount: 1 } as PackageView;
const slow: Source = { id: "1", kind: "text", name: "slow.txt", text: "" };

function packageOf(...sources: Source[]) {
  const present = { ...emptyPackage("2026-11-18"), sources };
  const history: PackageHistory = { present, past: [], lastSet: null };
  const weights = { landedCost: 40, leadTime: 30, reliability: 30 };
  return { history, input: analysisInput(present, weights) };
}

function open(answer: () => Promise<PackageView>) {
  const told = { failure: null as Failure | null, returned: [] as unknown[] };
  const leftOut: boolean[] = [];
  const idle = { resolve: () => {} };
  const call = (
    _name: string,
    _given: unknown,
    options: { mayLeaveOut: (id: string) => boolean },
  ) => {
    leftOut.push(options.mayLeaveOut(slow.id));
    return answer();
  };
  const ranking = openRanking({
    client: { call } as unknown as WorkerClient,
    onView: () => {},
    onFailure: (failure) => (told.failure = failure),
    onBusy: (isBusy) => isBusy || idle.resolve(),
    onReturn: (to) => told.returned.push(to),
  });
  const rank = (asked: ReturnType<typeof packageOf>) =>
    new Promise<void>((resolve) => {
      idle.resolve = resolve;
      ranking.rank(asked, false);
    });
  return { told, leftOut, rank };
}

test("a step whose ranking takes too long is taken back, and the file that was shown stays", async () => {
  let answer = () => Promise.resolve(view);
  const { told, leftOut, rank } = open(() => answer());
  const first = packageOf(slow);
  await rank(first);
  answer = () => Promise.reject(new TookTooLongError(slow));
  await rank(packageOf(slow));
  expect(leftOut).toEqual([true, false]);
  expect(told.returned).toEqual([first.history]);
  expect(told.failure?.text).toContain("slow.txt took too long");
});

test("what is canceled is taken back without a word; before there was a result, to nothing", async () => {
  const { told, rank } = open(() => Promise.reject(new CanceledError()));
  await rank(packageOf(slow));
  expect(told).toEqual({ failure: null, returned: [null] });
});

test("a ranking of the package as it is shown can be asked for again", async () => {
  let answer = () => Promise.resolve(view);
  const { told, rank } = open(() => answer());
  const asked = packageOf(slow);
  await rank(asked);
  answer = () => Promise.reject(new CanceledError());
  await rank(asked);
  expect(told.returned).toEqual([]);
  expect(told.failure?.retry).toBeDefined();
});
