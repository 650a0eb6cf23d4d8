import { expect, test } from "vitest";

import { latestOnly } from "./latest-only.ts";

test("of what is asked for during a run only the last is run, and only its result is given", async () => {
  const ran: number[] = [];
  const results: number[] = [];
  const busy: boolean[] = [];
  const releases: (() => void)[] = [];
  const ask = latestOnly<number, number>({
    run: (input) => {
      ran.push(input);
      return new Promise((resolve) => releases.push(() => resolve(input)));
    },
    onResult: (output) => results.push(output),
    onFailure: (error) => {
      throw error;
    },
    onBusy: (isBusy) => busy.push(isBusy),
  });

  const settled = ask(1);
  void ask(2);
  void ask(3);
  releases[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  releases[1]?.();
  await settled;
  expect(ran).toEqual([1, 3]);
  expect(results).toEqual([3]);
  expect(busy).toEqual([true, false]);
});

test("a failure is told, and the next one runs", async () => {
  const failures: unknown[] = [];
  const results: string[] = [];
  const ask = latestOnly<boolean, string>({
    run: async (fails) => {
      if (fails) throw new Error("no");
      return "yes";
    },
    onResult: (output) => results.push(output),
    onFailure: (error) => failures.push(error),
    onBusy: () => {},
  });
  await ask(true);
  await ask(false);
  expect(failures).toEqual([new Error("no")]);
  expect(results).toEqual(["yes"]);
});
