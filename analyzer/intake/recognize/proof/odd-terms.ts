import { daysBetween } from "../values/named-day.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { TableContext } from "../table/table-context.ts";
import { labeledPiece, piecesOf } from "../text/label-pieces.ts";
import { type DateOrder, datesIn, namedDate } from "../values/dates.ts";
import { closes } from "./doubts/column-evidence.ts";
import { clearNumeral } from "./shown-words.ts";
import { listed, mostLinesLooked, type ReadOffers, type Unproven } from "./unproven.ts";
import { inWords, valueAnswer } from "../questions/answers.ts";

const leastPack = 1000;

/** "has a price for 1000 pieces from 5 on": few order less than what a price is for. Empty where nothing is odd. */
export function packDoubt(line: QuoteLine): string {
  const { unit, quantity, quantityUnit, prices } = line;
  const { dimension, size } = unit.value;
  if (dimension !== "count" || size < leastPack || unit.place.kind === "visitor") return "";
  const isLess = (count: number) => count > 1 && count * quantityUnit.value.size < size;
  const count =
    quantity?.value ?? prices.find(({ fromQuantity }) => isLess(fromQuantity))?.fromQuantity;
  if (count === undefined || !isLess(count)) return "";
  return `has a price for ${clearNumeral(size)} pieces and a quantity of ${clearNumeral(count)}`;
}

/** Shown first where something is read back: a plain header may well mean it. */
export function oddPriceUnits(offers: ReadOffers): Unproven[] {
  const { context, lines } = offers;
  const odd = lines.filter((line) => packDoubt(line) !== "");
  const [first] = odd;
  if (first === undefined || closes(lines, offers)) return [];
  const counts = odd.flatMap(({ quantity, prices }) =>
    quantity === null ? prices.map(({ fromQuantity }) => fromQuantity) : [quantity.value],
  );
  return [
    {
      field: "priceUnit",
      what: "Price for",
      read: `${clearNumeral(first.unit.value.size)} pieces`,
      from: `the file, although it counts ${listed(counts.map(clearNumeral))} pieces`,
      answers: [valueAnswer(context, "priceUnit", "each", "One piece")],
      words: inWords(context, "priceUnit", "Another unit"),
      lineIds: new Set(odd.map(({ id }) => id)),
      isOfAll: true,
    },
  ];
}

/** Shorter than this no offer holds. */
const leastDays = 7;

/** An offer that ends before the day of the quote, or right behind it where day and month may be exchanged. */
export function oddValidity({ context, lines }: ReadOffers): Unproven[] {
  const [first] = lines;
  const until = first?.validUntil ?? null;
  const isSaid = until?.place.kind === "visitor";
  if (until === null || isSaid || lines.some((line) => line.validUntil?.value !== until.value)) {
    return [];
  }
  const written = quoteDate(context);
  const order = orderOf(until.raw, until.value);
  if (written === null) return [];
  const date = namedDate(written, order)?.date ?? "";
  const days = daysBetween(date, until.value);
  const other = exchanged(until.raw, written, order);
  const isEarly = days < 0;
  if (!isEarly && (days >= leastDays || other === null)) return [];
  const than = `the quote's own date, “${written}”`;
  return [
    {
      field: "validUntil",
      what: "Valid until",
      read: until.value,
      from: `“${until.raw}”, ${isEarly ? "before" : `${days === 0 ? "the same day as" : `only ${days === 1 ? "one day" : `${days} days`} after`}`} ${than}`,
      answers: other === null ? [] : [valueAnswer(context, "validUntil", other)],
      words: inWords(context, "validUntil", "Another date"),
      isOfAll: true,
    },
  ];
}

/** A letter's head may stand in the cells above its table. */
const mostHeadRows = 12;

/** The day that a label calls the quote's. */
function quoteDate({ file, table }: TableContext): string | null {
  const inText = file.lines
    .filter(
      ({ isMailHead, document = "" }) => isMailHead !== true && document === (table.document ?? ""),
    )
    .map(({ text }) => text);
  const inCells = table.rows.slice(0, mostHeadRows).flatMap((cells) => {
    const texts = cells.flatMap((cell) => (cell === null || cell.text === "" ? [] : [cell.text]));
    return texts.slice(1).map((text, index) => `${texts[index]}: ${text}`);
  });
  for (const text of [...inText.slice(0, mostLinesLooked), ...inCells]) {
    for (const piece of piecesOf(text)) {
      const labeled = labeledPiece(piece);
      const [date] = labeled?.meaning === "quoteDate" ? datesIn(labeled.text) : [];
      if (date !== undefined) return date.text;
    }
  }
  return null;
}

/** How the file's digits were read. */
function orderOf(raw: string, value: string): DateOrder {
  const [date] = datesIn(raw);
  return date !== undefined && namedDate(date.text, "month-first")?.date === value
    ? "month-first"
    : "day-first";
}

/** The other day that the digits may mean, where the offer then holds for a while. */
function exchanged(raw: string, written: string, order: DateOrder): string | null {
  const [until] = datesIn(raw);
  const otherOrder = order === "day-first" ? "month-first" : "day-first";
  const other = until === undefined ? null : namedDate(until.text, otherOrder);
  const date = namedDate(written, otherOrder);
  if (other === null || date === null || !other.isAmbiguous) return null;
  return daysBetween(date.date, other.date) >= leastDays ? other.date : null;
}
