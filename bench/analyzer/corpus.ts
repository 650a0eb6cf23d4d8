import { writeFileSync } from "node:fs";

import { agree, type Agreed } from "#corpus/agreeing-visitor.ts";
import { type CorpusFile, listCorpus, readCorpusFile, type Shelf } from "#corpus/corpus-files.ts";
import { judge, outcomes, type Verdict } from "#corpus/judge.ts";

import { openScanReader, secondReader } from "../../cli/other-readers.ts";
import { median, report } from "../report.ts";

/**
 * How the analyzer reads the corpus with both readers, by format, and what a visitor who says yes to everything ends with, with
 * the rules alone as well; with CORPUS_LIST=FILE, what is wrong in each file goes there.
 */
interface Judged extends CorpusFile {
  readonly verdict: Verdict;
  /** What a visitor who says yes to everything ends with; nothing to say yes to in what is no quote. */
  readonly agreed: Agreed | null;
  readonly agreedAlone: Agreed | null;
}

const ocr = await openScanReader();
const readTwice = await secondReader();
const judged = await judgeShelf("files");
const heldBack = await judgeShelf("held-back");

async function judgeShelf(shelf: Shelf): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const file of await listCorpus(shelf)) {
    const alone = await readCorpusFile(file, { ocr }, shelf);
    const second = await readTwice(alone);
    const reading = second === null ? alone : { ...alone, second };
    const [agreed, agreedAlone] = file.truth.lines
      ? [agree(reading, file.truth), agree(alone, file.truth)]
      : [null, null];
    all.push({ ...file, verdict: judge(reading, file.truth), agreed, agreedAlone });
  }
  return all;
}

const isUsable = ({ verdict }: Judged) => verdict.outcome.startsWith("right");
const isTyped = (file: Judged) => isUsable(file) && file.verdict.typedCount > 0;
const formats = [...new Set(judged.map(({ format }) => format))].sort();
const rowOf = (name: string, files: readonly Judged[]) => {
  const questions = files.map(({ verdict }) => verdict.questionCount);
  return {
    format: name,
    files: files.length,
    ...Object.fromEntries(
      outcomes.map((outcome) => [
        outcome,
        files.filter(({ verdict }) => verdict.outcome === outcome).length,
      ]),
    ),
    "usable only by typing": files.filter(isTyped).length,
    "offers typed": files.reduce((sum, { verdict }) => sum + verdict.typedCount, 0),
    "median questions": median(questions),
    "most questions": Math.max(...questions),
  };
};

const quotes = judged.filter(({ truth }) => truth.lines);
const usableOf = (files: readonly Judged[]) => {
  const usable = files.filter(isUsable).length;
  const typed = files.filter(isTyped).length;
  return `${usable} of ${files.length} (${Math.round((100 * usable) / files.length)} %), ${typed} of them only by typing`;
};
const silent = judged.filter(({ verdict }) => verdict.outcome === "silently wrong").length;
await report({
  name: "corpus",
  title: "How the analyzer reads the corpus",
  rows: [
    ...formats.map((format) =>
      rowOf(
        format,
        judged.filter((each) => each.format === format),
      ),
    ),
    rowOf(
      "quotes, earlier half",
      quotes.filter(({ isLater }) => !isLater),
    ),
    rowOf(
      "quotes, later half",
      quotes.filter(({ isLater }) => isLater),
    ),
    rowOf("all", judged),
    ...[...Map.groupBy(heldBack, ({ path }) => path.split("/")[0]!)].map(([batch, files]) =>
      rowOf(`held back: ${batch}`, files),
    ),
    rowOf("held back", heldBack),
  ],
  verdicts: [
    `Quotes that are usable: ${usableOf(quotes)}; of the earlier half ${usableOf(quotes.filter(({ isLater }) => !isLater))}, of the later ${usableOf(quotes.filter(({ isLater }) => isLater))}.`,
    `Files that are silently wrong: ${silent} of ${judged.length}.`,
  ],
});

const agreedRow = (
  name: string,
  files: readonly Judged[],
  agreedOf = (file: Judged) => file.agreed,
) => {
  const agreed = files.flatMap((file) => agreedOf(file) ?? []);
  const questions = agreed.map(({ questionCount }) => questionCount);
  const unasked = agreed.filter(({ questionCount }) => questionCount === 0);
  return {
    quotes: name,
    files: agreed.length,
    "all fields right": agreed.filter(({ isAllRight }) => isAllRight).length,
    "core right": agreed.filter(({ isCoreRight }) => isCoreRight).length,
    "asked nothing": unasked.length,
    "of these all right": unasked.filter(({ isAllRight }) => isAllRight).length,
    "median questions": median(questions),
    "most questions": Math.max(...questions),
  };
};
const rowsBy = (keyOf: (file: Judged) => string) =>
  [...Map.groupBy(quotes, keyOf)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, files]) => agreedRow(name, files));
await report({
  name: "corpus-yes",
  title: "What a visitor who says yes to everything ends with",
  rows: [
    ...rowsBy(({ format }) => format),
    ...rowsBy(({ path }) => `batch ${path.split("/")[0]}`),
    ...[...Map.groupBy(heldBack, ({ path }) => path.split("/")[0]!)].map(([batch, files]) =>
      agreedRow(`held back: ${batch}`, files),
    ),
    agreedRow("held back", heldBack),
    agreedRow("the same, rules alone", heldBack, ({ agreedAlone }) => agreedAlone),
    agreedRow("all", quotes),
    agreedRow("all, rules alone", quotes, ({ agreedAlone }) => agreedAlone),
  ],
  verdicts: [
    "Core: parts, quantities, prices, suppliers and currencies. The first answer of each question is taken, and nothing typed.",
  ],
});

const list = process.env["CORPUS_LIST"];
if (list) writeFileSync(list, [...judged, ...heldBack].map(describe).join("\n"));

function describe({ path, truth, verdict, agreed }: Judged): string {
  const { outcome, questionCount, differences } = verdict;
  const details = differences
    .slice(0, 6)
    .map(
      ({ kind, field, line, expected, actual, isDoubted }) =>
        `    ${kind} ${field} of ${line}: ${actual} instead of ${expected}${isDoubted ? " (doubted)" : ""}`,
    );
  const head = `${outcome.toUpperCase()}: ${path} (${truth.layout}, ${truth.language}, ${questionCount} questions)`;
  const yes =
    agreed &&
    `    yes to everything: ${agreed.isAllRight ? "all right" : agreed.isCoreRight ? "core right" : "wrong"}, ${agreed.questionCount} questions`;
  return [head, ...(outcome === "right" ? [] : details), ...(yes ? [yes] : [])].join("\n");
}
