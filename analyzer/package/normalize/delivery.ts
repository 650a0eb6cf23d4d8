import type { QuoteLine, Reading } from "../../intake/quote-line.ts";
import { countryName, countryOf, isWithoutBorder } from "../../quote/countries.ts";
import { termOfFreight, termOfIncoterm } from "../../quote/delivery-term.ts";
import { isIncoterm } from "../../quote/incoterm.ts";
import { partKey, supplierKey } from "../part-key.ts";
import type { RateTable } from "../rates.ts";
import { dutyKey, type PackageSettings, settingOf, type SupplierTerms } from "../settings.ts";
import type { GivenPercent } from "./charges.ts";

export type OpenCost = "freight" | "duty";

/** How the goods of a line come to the buyer, and what nobody says of what that costs. */
export interface Delivery {
  /** "FCA", "FOB origin"; `null` where the quote names none. */
  readonly term: string | null;
  /** ISO 3166; `null` where it is not known. */
  readonly shipsFrom: string | null;
  readonly freight: GivenPercent | null;
  readonly duty: GivenPercent | null;
  /** What is neither in the price nor stated, and so in no sum. */
  readonly open: readonly OpenCost[];
}

export function deliveryOf(line: QuoteLine, settings: PackageSettings): Delivery {
  const terms = supplierTermsOf(line, settings);
  const { freightPercent, dutyPercent } = terms;
  const shipsFrom = terms.shipsFrom ?? line.shipsFrom?.value ?? null;
  const { term, isFreightInPrice, isDutyInPrice } = termOf(line);
  const bySupplier = (percent: number) => ({ percent, by: line.supplier.value });
  const freight = freightPercent === undefined ? null : bySupplier(freightPercent);
  const crossing = isDutyInPrice ? "none" : crossingOf(shipsFrom, settings.destination);
  const duty =
    dutyPercent === undefined
      ? crossing === "none"
        ? null
        : dutyByOrigin(line, shipsFrom, settings)
      : bySupplier(dutyPercent);
  const open: OpenCost[] = [];
  if (line.freight === null && freight === null && !isFreightInPrice) open.push("freight");
  if (line.duty === null && duty === null && crossing !== "none") open.push("duty");
  return { term, shipsFrom, freight, duty, open };
}

export function supplierTermsOf(
  line: Pick<QuoteLine, "supplier">,
  { supplierTerms }: Pick<PackageSettings, "supplierTerms">,
): SupplierTerms {
  const key = supplierKey(line);
  return (Object.hasOwn(supplierTerms, key) ? supplierTerms[key] : undefined) ?? {};
}

/** Beside American freight terms FOB is no Incoterm; any other rule is one, and goes before them. */
export function termOf({ incoterm, freightTerm }: QuoteLine) {
  const named = incoterm?.value;
  if (freightTerm && (named === undefined || named === "FOB"))
    return { term: freightTerm.value, ...termOfFreight(freightTerm.value) };
  if (named !== undefined && isIncoterm(named)) return { term: named, ...termOfIncoterm(named) };
  return { term: null, isFreightInPrice: false, isDutyInPrice: false };
}

/** As the quote names it, with the place behind its letters: "FCA Brno (Incoterms 2020)". */
export function deliveryTermText(line: QuoteLine): string | null {
  const { term } = termOf(line);
  const { incoterm } = line;
  return term === null || term !== incoterm?.value ? term : `${term}${placeBehind(incoterm)}`;
}

function placeBehind({ value, raw }: Reading<string>): string {
  const letters = [...value].join(String.raw`\.?\s?`);
  const named = new RegExp(
    String.raw`(?<!\p{L})${letters}\.?[\s,:–-]+(?:named place[\s:]+)?(\p{Lu}[\p{L}\s.'’/-]{1,40}?)(?=\s*(?:$|[,;:(\d]|\.\s|\.$|incoterms))`,
    "iu",
  );
  const place = named.exec(raw)?.[1]?.trim();
  return place === undefined || /^incoterms/i.test(place) ? "" : ` ${place}`;
}

function crossingOf(from: string | null, to: string | null): "none" | "border" | "unknown" {
  if (from === null || to === null) return "unknown";
  return isWithoutBorder(from, to) ? "none" : "border";
}

/** Duty follows where the goods were made, which a quote may name beside where they are shipped from. */
function dutyByOrigin(
  line: QuoteLine,
  shipsFrom: string | null,
  { dutyPercents }: PackageSettings,
): GivenPercent | null {
  const origin = countryOf(line.origin?.value ?? "") ?? shipsFrom;
  if (origin === null) return null;
  const percent =
    settingOf(dutyPercents, dutyKey(origin, partKey(line))) ??
    settingOf(dutyPercents, dutyKey(origin));
  return percent === null ? null : { percent, by: `from ${countryName(origin)}` };
}

/** An amount that the buyer gives for a supplier falls on its lines by value, as one that the quote states once does. */
export function withGivenFreight(
  line: QuoteLine,
  { rates, ...settings }: PackageSettings,
): QuoteLine {
  const { freight } = supplierTermsOf(line, settings);
  if (freight === undefined || line.freight !== null || line.currency === null) return line;
  const amount = inCurrency(freight, line.currency.value, rates);
  if (amount === null) return line;
  return {
    ...line,
    freight: {
      value: { kind: "amount", amount, per: "order", isShared: true },
      raw: `${freight.amount} ${freight.currency}`,
      place: { kind: "visitor" },
      confidence: 100,
      reason: `given for ${line.supplier.value}`,
    },
  };
}

/** `null` where a rate is missing. */
function inCurrency(
  { amount, currency }: NonNullable<SupplierTerms["freight"]>,
  wanted: string,
  { perUnit }: RateTable,
): number | null {
  if (currency === wanted) return amount;
  const [from, to] = [perUnit[currency], perUnit[wanted]];
  return from === undefined || to === undefined ? null : (amount * from) / to;
}
