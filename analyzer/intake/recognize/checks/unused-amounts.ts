import type { FileReading, SourceLine } from "../../source.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import { choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { datesIn } from "../values/dates.ts";

const decimals = /(?<![\p{L}\d.,/-])\d{1,6}[.,]\d{2}(?![\d.,]*\d|\s?%)/gu;
const longestShown = 80;

/** Sentences state an offer, and a figure among them that no line holds: a further price, perhaps. */
export function askAboutUnusedFigures(context: TableContext) {
  const { regular, looseCharges, file } = context;
  if (regular.isProse !== true) return;
  const used = [
    ...regular.rows.flatMap((row) => row.flatMap((cell) => cell?.text ?? [])),
    ...looseCharges.map(({ raw }) => raw),
  ].join(" ");
  const unused = file.lines.find(
    ({ text, isMailHead }) =>
      isMailHead !== true &&
      figuresIn(text).some((figure) => !used.includes(figure) && !isAmount(text, figure)),
  );
  if (unused === undefined) return;
  context.book
    .ask(
      choiceQuestion(context, "unused-figures", {
        text: `The text of ${context.name} also says “${shown(unused)}”, of which a figure is in no offer. Leave it out?`,
        confidence: 40,
        reason: "it may be a further price",
        place: lineOf(unused),
        keep: "Yes, leave it out",
        others: [],
      }),
    )
    .touch(0);
}

/** What is written with a currency is asked about as a charge. */
function isAmount(text: string, figure: string): boolean {
  return amountsIn(text).some((amount) => amount.text.includes(figure));
}

function figuresIn(text: string): string[] {
  const undated = datesIn(text).reduce((left, date) => left.replace(date.text, " "), text);
  return Array.from(undated.matchAll(decimals), ([figure]) => figure);
}

/** A file with amounts of money in which no offer was found is said, where nothing else says it. */
export function askAboutNoOffer(contexts: readonly TableContext[], { lines }: FileReading) {
  const [context] = contexts;
  if (context === undefined || context.book.questions().length > 0) return;
  const line = lines.find(
    ({ text, isMailHead }) =>
      isMailHead !== true &&
      (amountsIn(text).some(({ isPercent }) => !isPercent) || spokenPrice.test(text)),
  );
  const cell = contexts.flatMap(({ rows }) =>
    rows.slice(0, mostRows).flatMap((row) => row.flatMap((each) => each?.text ?? [])),
  );
  const inTable = cell.find((text) => amountsIn(text).some(({ isPercent }) => !isPercent));
  const example = line === undefined ? inTable : shown(line);
  if (example === undefined) return;
  context.book
    .ask(
      choiceQuestion(context, "no-offer", {
        text: `No offer was found in ${context.table.fileName}, which says “${example}”. Leave the file out?`,
        confidence: 0,
        reason: "an amount of money, but no part or quantity with it",
        place:
          line === undefined ? { kind: "file", fileName: context.table.fileName } : lineOf(line),
        keep: "Yes, leave it out",
        others: [],
      }),
    )
    .touch(0);
}

/** "Rs 45/- per roll", "at 12.50": a figure beside a word for prices. */
const spokenPrice =
  /(?<!\p{L})(?:rs\.?|inr|rate|price|preis|prix|precio|prezzo|preço|prijs|pris|cena|@|at|per)\s?:?\s?\p{Sc}?\s?\d|\d\s?\/-|\d\s?(?:per|each|\/)\s?\p{L}{2}/iu;
const mostRows = 300;

function shown({ text }: SourceLine): string {
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
}

function lineOf({ fileName, part, line }: SourceLine) {
  return { kind: "line", fileName, part, line } as const;
}
