import { draftOfLine } from "../../offer-draft.ts";
import { textAt } from "../../place-text.ts";
import type { QuoteField, QuoteLine } from "../../quote-line.ts";
import type { ReadbackRow } from "../../recognition.ts";
import type { SourcePlace } from "../../source.ts";
import type { StatedTotal } from "../checks/stated-totals.ts";
import type { Together } from "../together/read-together.ts";
import type { TableContext } from "../table/table-context.ts";

/** A reading for which the file gives no evidence beside the one it was guessed from. */
export interface Unproven extends ReadbackRow {
  readonly field: QuoteField | "charges" | "offer" | "nothing";
  /** The lines whose value it is; all where it is missing. */
  readonly lineIds?: ReadonlySet<string>;
  /** It is said of all offers at once: no form for each of them. */
  readonly isOfAll?: true;
  /** It is of a row that both readers have, or of one that neither takes for an offer. */
  readonly isOfRow?: boolean;
  /** Why to look at the offer first. */
  readonly doubt?: string;
}

/** All that was understood of a file, for whoever looks for proof. */
export interface ReadOffers {
  readonly contexts: readonly TableContext[];
  /** Where most is said and asked: the table of the first line. */
  readonly context: TableContext;
  readonly lines: readonly QuoteLine[];
  readonly totals: readonly StatedTotal[];
  /** What the file itself gives as the total of a line, by its id. */
  readonly lineTotals: ReadonlyMap<string, number>;
  /** The words of all questions that were asked before. */
  readonly alreadyAsked: string;
  /** Rows that hold no offer, each with why. */
  readonly skippedRows: readonly SkippedRow[];
  /** How the second reading of the file compares; `null` where there is none. */
  readonly together: Together | null;
}

export interface SkippedRow {
  readonly context: TableContext;
  readonly row: number;
  readonly reason: string;
}

/** What the visitor sees of it, with the lines whose value it is. */
export function shownRow(
  { what, read, from, sentence, answers, words, offers, lineIds, isOfAll, isListed }: Unproven,
  lines: readonly QuoteLine[] = [],
): ReadbackRow {
  const isForm = offers === undefined && isOfAll !== true;
  const own = isForm ? lines.filter(({ id }) => lineIds?.has(id)) : [];
  return {
    what,
    read,
    from,
    answers,
    ...(sentence === undefined ? {} : { sentence }),
    ...(words === undefined ? {} : { words }),
    ...(offers === undefined ? {} : { offers }),
    ...(isListed === undefined ? {} : { isListed }),
    ...(own.length === 0 ? {} : { lines: own.slice(0, mostLinesShown).map(draftOfLine) }),
  };
}

/** Files beyond these are looked at in part: what is wrong in a long list is wrong in its beginning too. */
export const mostLinesLooked = 400;

/** Whether a question has the figure, and not another one that contains it. */
export function isAskedAbout(alreadyAsked: string, raw: string): boolean {
  const figure = raw.trim();
  let at = alreadyAsked.indexOf(figure);
  while (at !== -1) {
    const before = alreadyAsked.slice(Math.max(0, at - 2), at);
    const behind = alreadyAsked.slice(at + figure.length, at + figure.length + 2);
    const isPart = /\d[.,]?$/.test(before) || /^[.,]?\d/.test(behind);
    if (!isPart) return true;
    at = alreadyAsked.indexOf(figure, at + 1);
  }
  return false;
}

const mostShown = 3;
/** More than these nobody puts right one by one. */
const mostLinesShown = 12;
const longestShown = 90;

/** "A-1, B-2, C-3 and 4 more". */
export function listed(values: readonly string[]): string {
  const distinct = [...new Set(values)];
  const rest = distinct.length - mostShown;
  const shown = distinct.slice(0, mostShown).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** The words of the file at a place in its text. */
export function wordsAt({ file }: TableContext, place: SourcePlace): string | null {
  const words = place.kind === "line" ? textAt(file, place) : null;
  return words === null ? null : quoted(words);
}

export function quoted(text: string): string {
  const bare = text.replace(/\s+/g, " ").trim();
  return `“${bare.length > longestShown ? `${bare.slice(0, longestShown - 1)}…` : bare}”`;
}
