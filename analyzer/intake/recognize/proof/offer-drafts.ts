import type { OfferWords } from "../../recognition.ts";
import type { FileReading, SourceLine, SourcePlace } from "../../source.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import {
  bareCount,
  barePrice,
  countsIn,
  namedBefore,
  partCodesIn,
  pricesIn,
} from "../prose/offer-words.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import { numeralValue } from "../values/number-style.ts";

/** A row or a line with money in it, with the lines above that may say what it is for. */
export interface MoneyRow {
  readonly cells: readonly string[];
  readonly above: readonly string[];
}

interface RawFigure {
  readonly raw: string;
  /** In either way of writing numbers. */
  readonly amounts: readonly number[];
}

const longestShown = 280;
const mostAbove = 3;
const mostDrafts = 6;

/** A line of text; where it names no part, with the lines before it that hold no money. */
export function lineWithContext(
  { lines }: FileReading,
  place: Extract<SourcePlace, { readonly kind: "line" }>,
): MoneyRow {
  const own = lines.filter(({ part, isMailHead }) => part === place.part && isMailHead !== true);
  const at = own.findIndex(({ line }) => line === place.line);
  const text = own[at]?.text.trim() ?? "";
  const above: string[] = [];
  for (let index = at - 1; index >= 0 && above.length < mostAbove; index -= 1) {
    const line = own[index];
    if (line === undefined || holdsMoney(line)) break;
    if (line.text.trim() !== "") above.unshift(line.text.trim());
  }
  const isWhole = partCodesIn(text).length > 0 && countsIn(text).length > 0;
  return { cells: [text], above: isWhole ? [] : above };
}

function holdsMoney({ text }: SourceLine): boolean {
  return amountsIn(text).some(({ isPercent }) => !isPercent) || pricesIn(text).length > 0;
}

/** All that the row says, for an answer that may use nothing else. */
export function quotedWhole({ cells, above }: MoneyRow): string {
  const bare = [...above, cells.join("  ")].join(" / ").replace(/\s+/g, " ").trim();
  return `“${bare.length > longestShown ? `…${bare.slice(1 - longestShown)}` : bare}”`;
}

/** The offers that a row may be: quantity times price is another of its figures, or each amount is a price. */
export function draftOffers(
  { cells, above }: MoneyRow,
  figures: readonly RawFigure[],
): (OfferWords & { readonly raw: string })[] {
  const text = cells.join("  ");
  const spans = leadTimesIn(text);
  const leadTime = spans.length === 1 ? (spans[0]?.text ?? "") : "";
  const proven = provenBy(text, figures);
  if (proven !== null) {
    const { figure, count } = proven;
    const part = partIn(cells, above, text.slice(0, text.indexOf(figure.raw)));
    return [{ part, quantity: count, price: barePrice(figure.raw), leadTime, raw: figure.raw }];
  }
  let from = 0;
  return figures.slice(0, mostDrafts).map(({ raw }, index) => {
    const at = Math.max(from, text.indexOf(raw, from));
    const next = figures[index + 1]?.raw;
    const until = next === undefined ? -1 : text.indexOf(next, at + raw.length);
    const before = text.slice(from, at);
    const behind = text.slice(at + raw.length, until === -1 ? undefined : until);
    from = at + raw.length;
    const count =
      countsIn(before).at(-1)?.text ??
      countsIn(behind)[0]?.text ??
      (index === 0 ? countsIn(above.join("\n")).at(-1)?.text : undefined) ??
      wholeCell(cells, raw) ??
      "";
    const part = partIn(cells, above, before);
    return { part, quantity: bareCount(count), price: barePrice(raw), leadTime, raw };
  });
}

/** A number among those of the row that, times one amount, gives another. */
function provenBy(text: string, figures: readonly RawFigure[]) {
  const counts = Array.from(
    text.matchAll(/(?<![\p{L}\d.,/-])\d{1,3}(?:[.,'’ ]?\d{3})*(?![\d.,/-]*\d)/gu),
    ([count]) => ({
      count,
      value: numeralValue(count, count.includes(".") ? "comma" : "point") ?? 0,
    }),
  ).filter(({ value }) => value > 1);
  for (const figure of figures) {
    for (const { count, value } of counts) {
      const isTotal = figures.some(
        (other) =>
          other !== figure &&
          other.amounts.some((total) =>
            figure.amounts.some(
              (price) =>
                price > 0 && Math.abs(price * value - total) <= 0.006 * value + 0.001 * total,
            ),
          ),
      );
      if (isTotal) return { figure, count };
    }
  }
  return null;
}

/** A cell that is nothing but a whole number, behind the first. */
function wholeCell(cells: readonly string[], raw: string): string | undefined {
  return cells
    .slice(1)
    .find((cell) => cell !== raw && /^\d{1,3}(?:[.,'’ ]?\d{3})*(?:\s?\p{L}{1,5}\.?)?$/u.test(cell));
}

function partIn(cells: readonly string[], above: readonly string[], before: string): string {
  const codes = partCodesIn(before);
  if (codes.length > 0) return codes.at(-1)?.text ?? "";
  const [code] = cells.flatMap((cell) => partCodesIn(cell));
  if (code !== undefined) return code.text;
  const worded =
    cells.length > 1 ? cells.find((cell) => /\p{L}{3}/u.test(cell)) : namedBefore(before);
  if (worded) return worded;
  const codesAbove = partCodesIn(above.join("\n"));
  if (codesAbove.length > 0) return codesAbove.at(-1)?.text ?? "";
  const named = above.findLast((line) => line.length <= 60 && !/[:：.]$/.test(line));
  return named === undefined ? "" : (namedBefore(named) ?? "");
}
