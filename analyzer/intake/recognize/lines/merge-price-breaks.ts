import type { PriceBreak, QuoteLine, Reading } from "../../quote-line.ts";
import { readingRules } from "../columns/column-reader.ts";
import { noColumn } from "../columns/column-claim.ts";
import { askChoice, quantityQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { readVisitorText } from "../table/table-values.ts";
import { choice } from "../questions/answers.ts";

/**
 * Puts rows of one supplier and one part together as one line: at several quantities with falling prices as price
 * breaks, at one price as partial deliveries. Asks for the quantity where a price depends on it.
 */
export function mergePriceBreaks(context: TableContext, lines: readonly QuoteLine[]): QuoteLine[] {
  const groups = Map.groupBy(lines, (line) => `${offerKey(line)}\u0001${ownWords(context, line)}`);
  const merged =
    groups.size === lines.length
      ? [...lines]
      : [...groups.values()].flatMap((group) => mergedGroup(context, group));
  return merged.map((line, index) => withAskedQuantity(context, line, index));
}

/** Lines that differ in nothing but quantity, price and lead time. */
function offerKey(line: QuoteLine): string {
  if (line.part === null || (line.quantity === null && (line.prices[0]?.fromQuantity ?? 0) === 0)) {
    return line.id;
  }
  return [
    line.supplier.value,
    line.part.value,
    line.description?.value,
    line.currency?.value,
    line.unit.value.label,
    line.quantityUnit.value.label,
    line.incoterm?.value,
    line.validUntil?.value,
    line.minimumOrder?.value,
    line.rating?.value,
    line.alternative?.value,
  ].join("\u0001");
}

/** "Programming" in a row whose part is that of the row above: the row is not one more quantity of it. */
function ownWords({ rows, claims }: TableContext, { part, row }: QuoteLine): string {
  const place = part?.place;
  if (place?.kind !== "cell" || place.row === row) return "";
  return (rows[row] ?? [])
    .flatMap((cell, column) => {
      const isSame = cell?.text === rows[place.row]?.[column]?.text;
      const isRead = (claims[column]?.field ?? null) !== null;
      return cell?.kind === "text" && !isSame && !isRead && /\p{L}{4}/u.test(cell.text)
        ? [cell.text]
        : [];
    })
    .join(" ");
}

function chargeKey(charge: QuoteLine["tooling"]): string {
  if (charge === null) return "";
  const { value } = charge;
  return value.kind === "percent" ? `${value.percent} %` : `${value.amount} per ${value.per}`;
}

const chargeFields = ["tooling", "freight", "duty"] as const;

/** A charge may stand in the first row of a part alone, but not differ from row to row. */
function chargesAgree(group: readonly QuoteLine[]): boolean {
  return chargeFields.every(
    (field) => new Set(group.flatMap((line) => chargeKey(line[field]) || [])).size <= 1,
  );
}

/** The charges that any of the rows states. */
function chargesOf(group: readonly QuoteLine[]): Pick<QuoteLine, "tooling" | "freight" | "duty"> {
  const of = (field: (typeof chargeFields)[number]) =>
    group.find((line) => line[field] !== null)?.[field] ?? null;
  return { tooling: of("tooling"), freight: of("freight"), duty: of("duty") };
}

const fromOf = ({ quantity, prices }: QuoteLine) => quantity?.value ?? prices[0]?.fromQuantity ?? 0;
const priceOf = ({ prices }: QuoteLine) => prices[0]?.price.value ?? 0;

function mergedGroup(context: TableContext, group: readonly QuoteLine[]): readonly QuoteLine[] {
  const [first] = group;
  if (first === undefined || group.length < 2) return group;
  if (group.some(({ prices }) => prices.length > 1) || !chargesAgree(group)) return group;
  const isOnePrice = group.every((line) => priceOf(line) === priceOf(first));
  if (isOnePrice && group.every(({ quantity }) => quantity !== null)) return lots(context, group);
  return isPriceList(group) ? [priceList(group)] : group;
}

/** A piece that costs more than this many times as much as another is none of a larger lot: "die, 1 set: 85,000". */
const mostTimesDearer = 100;

/** Every quantity once, and a price that falls, or stays, as the quantity rises. */
function isPriceList(group: readonly QuoteLine[]): boolean {
  const rising = [...group].sort((a, b) => fromOf(a) - fromOf(b));
  return rising.every((line, index) => {
    const next = rising[index + 1];
    if (next === undefined) return true;
    const isFalling = fromOf(line) < fromOf(next) && priceOf(line) >= priceOf(next);
    return isFalling && priceOf(line) <= priceOf(next) * mostTimesDearer;
  });
}

function priceList(lines: readonly QuoteLine[]): QuoteLine {
  const first = lines.reduce((a, b) => (b.row < a.row ? b : a));
  const prices = lines
    .flatMap((line): PriceBreak[] =>
      line.prices.map(({ price }) => ({ fromQuantity: fromOf(line), price })),
    )
    .sort((a, b) => a.fromQuantity - b.fromQuantity);
  return { ...first, ...chargesOf(lines), quantity: null, prices, leadTimeDays: longest(lines) };
}

/** One part in several rows at one price: partial deliveries, most likely, of one order. */
function lots(context: TableContext, group: readonly QuoteLine[]): readonly QuoteLine[] {
  const first = group.reduce((a, b) => (b.row < a.row ? b : a));
  const about = "partial-deliveries";
  if (context.corrections.choices.get(about) === "no") return [first];
  const total = group.reduce((sum, line) => sum + fromOf(line), 0);
  const asked = askChoice(context, about, {
    text: `${context.name} lists “${first.part?.value ?? ""}” in ${group.length} rows at one price. Are these partial deliveries of one order?`,
    confidence: 80,
    reason: "the rows differ in quantity only",
    place: first.quantity?.place ?? first.supplier.place,
    keep: "Yes, add their quantities",
    others: [choice(context, about, "no", "No, count one of them")],
  });
  asked.touch(first.row);
  const quantity = first.quantity && {
    ...first.quantity,
    value: total,
    raw: group.map((line) => line.quantity?.raw ?? "").join(" + "),
    confidence: Math.min(first.quantity.confidence, asked.confidence),
    reason: "the quantities of its rows together",
  };
  return [{ ...first, ...chargesOf(group), quantity, leadTimeDays: longest(group) }];
}

/** Where the quantities have different lead times, the longest is safe. */
function longest(lines: readonly QuoteLine[]): Reading<number> | null {
  const times = lines.flatMap(({ leadTimeDays }) => leadTimeDays ?? []);
  const [first] = times;
  if (first === undefined) return null;
  const most = times.reduce((a, b) => (b.value > a.value ? b : a));
  return times.every(({ value }) => value === first.value)
    ? first
    : { ...most, reason: `${most.reason}; the longest of its quantities` };
}

/** A price that depends on the quantity cannot be ranked before it is known. */
export function withAskedQuantity(
  context: TableContext,
  line: QuoteLine,
  index: number,
): QuoteLine {
  if (line.quantity !== null || line.prices.length < 2) return line;
  const said = context.corrections.values.get("quantity");
  const claim = context.claims.find(({ field }) => field === "quantity") ?? {
    ...noColumn,
    field: "quantity",
  };
  const rules = readingRules(context, claim);
  const read = said === undefined ? null : readVisitorText("quantity", said, rules);
  if (read !== null) return { ...line, quantity: { ...read, value: read.value.value } };
  context.book.ask(quantityQuestion(context, line)).touch(index);
  return line;
}
