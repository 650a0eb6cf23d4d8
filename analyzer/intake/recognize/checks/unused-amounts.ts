import type { FileReading, SourceLine } from "../../source.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import { moneyRows } from "../proof/unexplained-figures.ts";
import { shownRow } from "../proof/unproven.ts";
import { choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";

const longestShown = 80;

/** A file with amounts of money in which no offer was found is said, with the rows that may be some. */
export function askAboutNoOffer(contexts: readonly TableContext[], { lines }: FileReading) {
  const [context] = contexts;
  if (context === undefined) return;
  const rows = moneyRows(contexts);
  const isAsked = context.book.questions().length > 0;
  const line = lines.find(
    ({ text, isMailHead }) =>
      isMailHead !== true &&
      (amountsIn(text).some(({ isPercent }) => !isPercent) || spokenPrice.test(text)),
  );
  const [first] = rows;
  const example = first?.from ?? (line === undefined ? undefined : `“${shown(line)}”`);
  if (example === undefined || (isAsked && first === undefined)) return;
  const question = choiceQuestion(context, "readback", {
    text: `No offer was found in ${context.table.fileName}, which says ${example}. Which of its lines have prices?`,
    confidence: 0,
    reason: "an amount of money, but no part or quantity with it",
    place: line === undefined ? { kind: "file", fileName: context.table.fileName } : lineOf(line),
    keep: "Leave the file out",
    others: [],
  });
  context.book.ask({ ...question, readback: rows.map((row) => shownRow(row)) }).touch(0);
}

/** "Rs 45/- per roll", "at 12.50": a figure beside a word for prices. */
const spokenPrice =
  /(?<!\p{L})(?:rs\.?|inr|rate|price|preis|prix|precio|prezzo|preço|prijs|pris|cena|fiyat\p{L}*|egységár\p{L}*|@|at|per)\s?:?\s?\p{Sc}?\s?\d|\d\s?\/-|\d\s?(?:per|each|\/)\s?\p{L}{2}/iu;

function shown({ text }: SourceLine): string {
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
}

function lineOf({ fileName, part, line }: SourceLine) {
  return { kind: "line", fileName, part, line } as const;
}
