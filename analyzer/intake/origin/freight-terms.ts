import type { FreightTerm } from "../../quote/delivery-term.ts";
import { americanState } from "../../quote/countries.ts";

const fob = String.raw`F\.?\s?O\.?\s?B\.?(?:\s+point)?[,:]?\s+(?:our |your |the )?`;
const city = String.raw`(?:\p{Lu}[\p{L}.'-]*\s?){1,3},\s*`;
const destination = new RegExp(`${fob}(?:destination|delivered|customer)`, "iu");
/** "FOB origin", "F.O.B. our dock"; an American place makes it the American term too: "FOB Erie, PA". */
const origin = new RegExp(
  `${fob}(?:origin|mill|shipping point|ship point|factory|dock|plant|warehouse)`,
  "iu",
);
const originPlace = new RegExp(`${fob}${city}${americanState}`, "u");

const added = /(?:pre-?paid|ppd)\.?\s*(?:&|and|\/|\+)\s*(?:add|charge|chg|invoice)/iu;
const collect = /freight[\s:]+(?:is\s+)?collect(?!\p{L})|(?<!\p{L})collect\s+freight/iu;
const prepaid =
  /freight[\s:]+(?:is\s+)?(?:pre-?paid|ppd|allowed)(?!\p{L})|(?<!\p{L})(?:pre-?paid|ppd)\s+freight/iu;

const places = [
  ["FOB destination", destination],
  ["FOB origin", origin],
  ["FOB origin", originPlace],
] as const;
const payments = [
  ["freight prepaid and added", added],
  ["freight collect", collect],
  ["freight prepaid", prepaid],
] as const;

/** What a text says of American freight terms: whose the goods are on the way, and who pays the carrier. */
export interface FreightWords {
  readonly place: "FOB origin" | "FOB destination" | null;
  readonly payment: (typeof payments)[number][0] | null;
  /** As it stands there. */
  readonly raw: string;
}

/** `null` where the text says neither. */
export function freightWords(text: string): FreightWords | null {
  if (text.length > 400) return null;
  const place = places.find(([, pattern]) => pattern.test(text));
  const payment = payments.find(([, pattern]) => pattern.test(text));
  const raw = (place ?? payment)?.[1].exec(text)?.[0];
  return raw === undefined
    ? null
    : { place: place?.[0] ?? null, payment: payment?.[0] ?? null, raw };
}

/** The term that all that is said makes up; `null` where two things differ: one may be what the buyer asked for. */
export function freightTermOf(said: readonly FreightWords[]): FreightTerm | null {
  const [place, ...otherPlaces] = new Set(said.flatMap(({ place }) => place ?? []));
  const [payment, ...otherPayments] = new Set(said.flatMap(({ payment }) => payment ?? []));
  if (otherPlaces.length + otherPayments.length > 0) return null;
  if (place === undefined) {
    if (payment === undefined) return null;
    return `F${payment.slice(1)}` as FreightTerm;
  }
  if (payment === undefined) return place;
  if (place === "FOB origin") return `${place}, ${payment}`;
  return payment === "freight collect" ? `${place}, ${payment}` : place;
}
