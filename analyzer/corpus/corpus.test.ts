import { beforeAll, describe, expect, test } from "vitest";

import { listCorpus, readCorpusFile, type CorpusFile } from "./corpus-files.ts";
import { judge, type Outcome, type Verdict } from "./judge.ts";

/** What was reached; usable may only rise, the others only fall. `npm run bench -- corpus` tells by format. */
const halves = [
  { name: "earlier", files: 1162, usable: 1082, typed: 224, silentlyWrong: 0, linesLost: 0 },
  { name: "later", files: 50, usable: 50, typed: 11, silentlyWrong: 0, linesLost: 0 },
];

const roomForSlowMachinesMs = 1_200_000;
const judged: (CorpusFile & Pick<Verdict, "outcome" | "typedCount">)[] = [];

beforeAll(async () => {
  for (const file of await listCorpus()) {
    const { outcome, typedCount } = judge(await readCorpusFile(file), file.truth);
    judged.push({ ...file, outcome, typedCount });
  }
}, roomForSlowMachinesMs);

describe.each(halves)("The $name half of the corpus", (floor) => {
  const half = () => judged.filter(({ isLater }) => isLater === (floor.name === "later"));
  const pathsOf = (wanted: Outcome) =>
    half().flatMap(({ path, outcome }) => (outcome === wanted ? path : []));

  test("is read no worse than before", () => {
    const quotes = half().filter(({ truth }) => truth.lines);
    const usable = quotes.filter(({ outcome }) => outcome.startsWith("right"));
    expect(half()).toHaveLength(floor.files);
    expect(usable.length).toBeGreaterThanOrEqual(floor.usable);
  });

  test("takes no more typing to be usable", () => {
    const typed = half().filter(
      ({ outcome, typedCount }) => outcome.startsWith("right") && typedCount > 0,
    );
    const paths = typed.map(({ path }) => path).join(", ");
    expect(typed.length, paths).toBeLessThanOrEqual(floor.typed);
  });

  test("has no more files that are silently wrong", () => {
    const wrong = pathsOf("silently wrong");
    expect(wrong.length, wrong.join(", ")).toBeLessThanOrEqual(floor.silentlyWrong);
  });

  test("has no more files that lose lines unsaid", () => {
    const lost = pathsOf("lines lost unsaid");
    expect(lost.length, lost.join(", ")).toBeLessThanOrEqual(floor.linesLost);
  });
});
