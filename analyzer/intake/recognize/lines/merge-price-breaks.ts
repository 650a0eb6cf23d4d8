import type { QuoteLine, Reading } from "../../quote-line.ts";

/** Puts rows of one supplier and one part, at several quantities, together as one line with price breaks. */
export function mergePriceBreaks(lines: readonly QuoteLine[]): QuoteLine[] {
  const groups = new Map<string, QuoteLine[]>();
  for (const line of lines) {
    const key = offerKey(line);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  if (groups.size === lines.length) return [...lines];
  return [...groups.values()].flatMap((group) => (isOneOffer(group) ? [merged(group)] : group));
}

/** Lines that differ in nothing but quantity, price and lead time. */
function offerKey(line: QuoteLine): string {
  if (line.part === null || (line.quantity === null && line.prices[0]!.fromQuantity === 0)) {
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
    chargeKey(line.tooling),
    chargeKey(line.freight),
    chargeKey(line.duty),
  ].join("\u0001");
}

function chargeKey(charge: QuoteLine["tooling"]): string {
  if (charge === null) return "";
  const { value } = charge;
  return value.kind === "percent" ? `${value.percent} %` : `${value.amount} per ${value.per}`;
}

const fromOf = ({ quantity, prices }: QuoteLine) => quantity?.value ?? prices[0]!.fromQuantity;

/** Every quantity once, and a price that falls, or stays, as the quantity rises. */
function isOneOffer(group: readonly QuoteLine[]): boolean {
  if (group.length < 2 || group.some(({ prices }) => prices.length > 1)) return false;
  const rising = [...group].sort((a, b) => fromOf(a) - fromOf(b));
  return rising.every((line, index) => {
    const next = rising[index + 1];
    if (next === undefined) return true;
    const isFalling = line.prices[0]!.price.value >= next.prices[0]!.price.value;
    return fromOf(line) < fromOf(next) && isFalling;
  });
}

function merged(lines: readonly QuoteLine[]): QuoteLine {
  const first = lines.reduce((a, b) => (b.row < a.row ? b : a));
  const prices = lines
    .map((line) => ({ fromQuantity: fromOf(line), price: line.prices[0]!.price }))
    .sort((a, b) => a.fromQuantity - b.fromQuantity);
  return { ...first, quantity: null, prices, leadTimeDays: longest(lines) };
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
