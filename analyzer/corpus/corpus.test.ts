import { expect, test } from "vitest";

import { listCorpus, readCorpusFile } from "./corpus-files.ts";
import { judge, type Outcome } from "./judge.ts";

/** What was reached; it may only rise, and what is wrong only fall. `npm run bench -- corpus` tells by format. */
const floor = { usable: 212, silentlyWrong: 0, linesLost: 0 };

test("The corpus is read no worse than before.", async () => {
  const judged: { path: string; outcome: Outcome; isQuote: boolean }[] = [];
  for (const file of await listCorpus()) {
    const { outcome } = judge(await readCorpusFile(file), file.truth);
    judged.push({ path: file.path, outcome, isQuote: file.truth.lines !== undefined });
  }
  const pathsOf = (wanted: Outcome) =>
    judged.flatMap(({ path, outcome }) => (outcome === wanted ? path : []));
  const usable = judged.filter(({ outcome, isQuote }) => isQuote && outcome.startsWith("right"));
  expect(judged.length).toBeGreaterThanOrEqual(276);
  expect(usable.length).toBeGreaterThanOrEqual(floor.usable);
  const wrong = pathsOf("silently wrong");
  expect(wrong.length, wrong.join(", ")).toBeLessThanOrEqual(floor.silentlyWrong);
  const lost = pathsOf("lines lost unsaid");
  expect(lost.length, lost.join(", ")).toBeLessThanOrEqual(floor.linesLost);
});
