import { beforeAll, describe, expect, test } from "vitest";

import { listCorpus, readCorpusFile, type CorpusFile } from "./corpus-files.ts";
import { judge, type Outcome, type Verdict } from "./judge.ts";

/**
 * What was reached; usable may only rise, the others only fall. `npm run bench -- corpus` tells by format.
 * Silently wrong by the rules alone, and asked about by both readers: `unseen3-dev2/en-coating-bids-across.csv` and
 * `unseen16-made/KSM_QUOTE_031187.txt`.
 */
const halves = [
  { name: "earlier", files: 1512, usable: 1310, typed: 353, silentlyWrong: 2, linesLost: 0 },
  { name: "later", files: 50, usable: 50, typed: 12, silentlyWrong: 0, linesLost: 0 },
];

/** Few kinds have ten: it is 253 of the 1,562. */
const tenth = { files: 253, usable: 234 };

const roomForSlowMachinesMs = 1_200_000;
type Judged = CorpusFile & Pick<Verdict, "outcome" | "typedCount">;

async function judgeEach(files: readonly CorpusFile[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const file of files) {
    const { outcome, typedCount } = judge(await readCorpusFile(file), file.truth);
    judged.push({ ...file, outcome, typedCount });
  }
  return judged;
}

/** The same files each time: of each format and language the first, the eleventh … by path. */
function tenthOf(files: readonly CorpusFile[]): CorpusFile[] {
  const kinds = Map.groupBy(files, ({ format, truth }) => `${format} ${truth.language}`);
  return [...kinds.values()].flatMap((kind) => kind.filter((_, index) => index % 10 === 0));
}

/** `npm test` asks this where the analyzer is as the main branch has it (scripts/testing/changed-since.ts). */
test(
  "Of a tenth of the corpus, by format and language, nothing is silently wrong and no line lost",
  async () => {
    const judged = await judgeEach(tenthOf(await listCorpus()));
    expect(judged.length).toBeGreaterThanOrEqual(tenth.files);
    const usable = judged.filter(({ outcome }) => outcome.startsWith("right"));
    expect(usable.length).toBeGreaterThanOrEqual(tenth.usable);
    const bad = judged.filter(({ outcome }) =>
      /^(?:silently wrong|lines lost unsaid)$/.test(outcome),
    );
    expect(bad.map(({ path }) => path)).toEqual([]);
  },
  roomForSlowMachinesMs,
);

let judged: Judged[] = [];

describe.each(halves)("The $name half of the corpus", { tags: ["analyzer"] }, (floor) => {
  beforeAll(async () => {
    if (judged.length === 0) judged = await judgeEach(await listCorpus());
  }, roomForSlowMachinesMs);

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
