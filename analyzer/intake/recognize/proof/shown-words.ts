import { chargesOfLine, chargeWords, type ChargeOfLine } from "../../offer-draft.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import type { QuoteLine, Reading, UnitOfMeasure } from "../../quote-line.ts";

/** What of an offer is printed beside its part, quantity and price. */
export type ShownField =
  | "supplier"
  | "currency"
  | "priceUnit"
  | "leadTime"
  | "minimumOrder"
  | "incoterm"
  | "validUntil"
  | "paymentTerms"
  | "rating"
  | "charges"
  | "shared"
  | "minimumCharge"
  | "alternative";

interface FieldWords {
  readonly field: ShownField;
  readonly what: string;
  /** In the row of one offer. */
  readonly whatOfOne?: string;
  readonly read: (line: QuoteLine, charges: readonly LooseCharge[]) => string;
  /** Where no offer has it, nothing is said of it. */
  readonly isRare?: true;
}

const none = "not stated";

/** In the order in which a quote states them. */
export const shownFields: readonly FieldWords[] = [
  { field: "supplier", what: "Supplier", read: ({ supplier }) => supplier.value },
  { field: "currency", what: "Currency", read: ({ currency }) => currency?.value ?? none },
  { field: "priceUnit", what: "Price for", read: ({ unit }) => unitWords(unit.value) },
  { field: "leadTime", what: "Lead time", read: ({ leadTimeDays }) => spanWords(leadTimeDays) },
  { field: "minimumOrder", what: "Minimum order", read: minimumWords },
  { field: "incoterm", what: "Incoterm", read: ({ incoterm }) => incoterm?.value ?? none },
  { field: "validUntil", what: "Valid until", read: validityWords },
  {
    field: "paymentTerms",
    what: "Payment terms",
    read: ({ paymentTerms }) => paymentTerms?.value ?? none,
  },
  {
    field: "charges",
    what: "Charges of single offers",
    whatOfOne: "Charges",
    read: (line, charges) => chargeList(line, false, charges),
  },
  {
    field: "shared",
    what: "Charges of the whole quote",
    read: (line, charges) => chargeList(line, true, charges),
  },
  {
    field: "minimumCharge",
    what: "Minimum order value",
    read: ({ minimumCharge }) =>
      minimumCharge?.value.kind === "amount" ? moneyNumeral(minimumCharge.value.amount) : none,
    isRare: true,
  },
  {
    field: "rating",
    what: "Rating",
    read: ({ rating }) => (rating === null ? none : `${clearNumeral(rating.value)} %`),
    isRare: true,
  },
  {
    field: "alternative",
    what: "Alternative",
    read: ({ alternative }) => (alternative === undefined ? "no" : "yes"),
    isRare: true,
  },
];

export function isRareAndAbsent({ isRare, read }: FieldWords, lines: readonly QuoteLine[]) {
  return isRare === true && lines.every((line) => [none, "no"].includes(read(line, [])));
}

export function quantityWords({ quantity, quantityUnit }: QuoteLine): string {
  if (quantity === null) return none;
  const { label } = quantityUnit.value;
  return `${clearNumeral(quantity.value)}${label === "each" ? "" : ` ${label}`}`;
}

export function priceWords({ prices }: QuoteLine): string[] {
  const [only, another] = prices;
  if (only !== undefined && another === undefined) return [moneyNumeral(only.price.value)];
  return prices.map(
    ({ fromQuantity, price }) =>
      `from ${clearNumeral(Math.max(1, fromQuantity))}: ${moneyNumeral(price.value)}`,
  );
}

/** "one piece", "100 pieces", "dozen", "kg". */
function unitWords({ dimension, size, label }: UnitOfMeasure): string {
  if (label === "each") return "one piece";
  const isMany = dimension === "count" && label.startsWith("per ");
  return isMany ? `${clearNumeral(size)} pieces` : label.replace(/^per /, "");
}

function spanWords(reading: Reading<number> | null): string {
  if (reading === null) return none;
  const days = `${clearNumeral(reading.value)} days`;
  const written = reading.raw.replace(/\s+/g, " ").trim();
  const isSaidOtherwise = /\d\s?\p{L}{2}/u.test(written) && written.length <= 24;
  return isSaidOtherwise && written !== days ? `${days} (${written})` : days;
}

/** "2026-12-12 (30 days from 2026-11-12)", or only the span where nobody knows from when. */
export function validityWords({ validUntil, validFor }: QuoteLine): string {
  if (validUntil === null) return validFor?.value ?? none;
  return validFor === undefined ? validUntil.value : `${validUntil.value} (${validFor.value})`;
}

function minimumWords({ minimumOrder, quantityUnit }: QuoteLine): string {
  if (minimumOrder === null) return none;
  const { label } = quantityUnit.value;
  return `${clearNumeral(minimumOrder.value)}${label === "each" ? "" : ` ${label}`}`;
}

const plainName: Partial<Record<ChargeOfLine["field"], RegExp>> = {
  tooling:
    /tool|werkzeug|outill|mou?ld|moule|molde|stampo|utillaj|herramental|matri[jczx]|(?<!\p{L})dies?(?!\p{L})|form(?:en?|y|a)?(?!\p{L})|verkt[yø]|værktøj|gereedschap|ferrament|narzędz|oprzyrząd|nářad|szerszám|kalıp|[模型]/iu,
  freight:
    /freight|shipping|shipment|deliver|carriage|transport|trasport|fracht|versand|liefer|(?<!\p{L})port|livraison|flete|envío|porte|frete|frakt|fragt|vracht|verzend|leverans|levering|dostaw|dopra|szállít|fuvar|nakliye|navlun|[运運送]/iu,
};
const longestName = 48;

/** "Start-up fee" is not called tooling in front of whoever holds the paper. */
function ownName(of: ChargeOfLine, charges: readonly LooseCharge[]): ChargeOfLine {
  const { raw, place } = of.charge;
  const found = charges.find((each) => each.raw === raw && each.place === place);
  const name = found?.name.replace(/\s+/g, " ").trim() ?? "";
  if (name === "" || plainName[of.field]?.test(name) !== false) return of;
  return { ...of, name: name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name };
}

function chargeList(line: QuoteLine, areShared: boolean, charges: readonly LooseCharge[]): string {
  const words = chargesOfLine(line)
    .filter((each) => isShared(each) === areShared)
    .map((each) => chargeWords(ownName(each, charges)));
  return words.length === 0 ? none : [...new Set(words)].join("; ");
}

function isShared({ charge: { value } }: ChargeOfLine): boolean {
  return value.kind === "amount" && value.isShared === true;
}

const groupSpace = "\u202f";

/** Neither comma nor point parts thousands here: "1234", "12 500" and "1.2340" read alike everywhere. */
export function clearNumeral(value: number): string {
  const [whole = "", decimals = ""] = String(Number(value.toFixed(6))).split(".");
  const grouped =
    whole.length > 4 && /^-?\d+$/.test(whole)
      ? whole.replace(/\B(?=(\d{3})+$)/g, groupSpace)
      : whole;
  if (decimals === "") return grouped;
  return `${grouped}.${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

/** With two decimals at least. */
export function moneyNumeral(value: number): string {
  const text = clearNumeral(value);
  if (!/^[\d\u202f.-]+$/.test(text)) return text;
  const decimals = text.split(".")[1] ?? "";
  return decimals.length >= 2
    ? text
    : `${text}${decimals === "" ? "." : ""}${"0".repeat(2 - decimals.length)}`;
}
