import { remembered } from "./remembered.ts";

const traded = `EUR USD GBP CHF JPY CNY CAD AUD SEK NOK DKK PLN CZK HUF RON BGN TRY INR KRW SGD HKD TWD MXN BRL
  ZAR NZD THB MYR IDR PHP VND ILS AED SAR QAR KWD EGP MAD TND ARS CLP COP PEN UYU UAH RSD ISK`;
const others = `AFN ALL AMD ANG AOA AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BSD BTN BWP BYN BZD CDF CRC CUP CVE
  DJF DOP DZD ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HNL HTG IQD IRR JMD JOD KES KGS KHR KMF KPW KYD KZT
  LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MZN NAD NGN NIO NPR OMR PAB PGK PKR PYG RUB
  RWF SBD SCR SDG SHP SLE SOS SRD SSP STN SVC SYP SZL TJS TMT TOP TTD TZS UGX UZS VES VUV WST XAF XCD XOF XPF
  YER ZMW ZWG XCG CUC HRK SLL ZWL`;

const tradedCodes: ReadonlySet<string> = new Set(traded.split(/\s+/));
const allCodes: ReadonlySet<string> = new Set(`${traded} ${others}`.trim().split(/\s+/));

/** Signs and names, in capitals where case does not count; the first code is assumed, and more than one makes it a question. */
const signs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "€": ["EUR"],
  "£": ["GBP"],
  "₹": ["INR"],
  "₩": ["KRW"],
  "₺": ["TRY"],
  "₫": ["VND"],
  "₪": ["ILS"],
  "฿": ["THB"],
  "₱": ["PHP"],
  "₴": ["UAH"],
  "₦": ["NGN"],
  "₽": ["RUB"],
  "₸": ["KZT"],
  "₾": ["GEL"],
  "₼": ["AZN"],
  "₵": ["GHS"],
  "₡": ["CRC"],
  "₲": ["PYG"],
  "₭": ["LAK"],
  "₮": ["MNT"],
  "৳": ["BDT"],
  "៛": ["KHR"],
  元: ["CNY"],
  人民币: ["CNY"],
  美元: ["USD"],
  欧元: ["EUR"],
  日元: ["JPY"],
  RS: ["INR", "PKR", "LKR"],
  "RS.": ["INR", "PKR", "LKR"],
  RP: ["IDR"],
  RM: ["MYR"],
  BS: ["BOB", "VES"],
  KN: ["HRK"],
  LEI: ["RON", "MDL"],
  TL: ["TRY"],
  LIRA: ["TRY"],
  "TÜRK LIRASI": ["TRY"],
  ZLOTY: ["PLN"],
  ZŁOTYCH: ["PLN"],
  KORUN: ["CZK"],
  KRONER: ["NOK", "DKK"],
  FORINT: ["HUF"],
  RAND: ["ZAR"],
  RUPEES: ["INR", "PKR", "LKR"],
  DHS: ["AED", "MAD"],
  円: ["JPY"],
  US$: ["USD"],
  $US: ["USD"],
  U$S: ["USD"],
  C$: ["CAD"],
  CA$: ["CAD"],
  A$: ["AUD"],
  AU$: ["AUD"],
  NZ$: ["NZD"],
  S$: ["SGD"],
  HK$: ["HKD"],
  NT$: ["TWD"],
  MX$: ["MXN"],
  R$: ["BRL"],
  RMB: ["CNY"],
  ZŁ: ["PLN"],
  KČ: ["CZK"],
  // "ft" and "FT" are feet.
  Ft: ["HUF"],
  SFR: ["CHF"],
  "FR.": ["CHF"],
  EURO: ["EUR"],
  EUROS: ["EUR"],
  $: ["USD", "CAD", "AUD", "MXN", "SGD"],
  "¥": ["CNY", "JPY"],
  "￥": ["CNY", "JPY"],
  KR: ["SEK", "NOK", "DKK"],
  KRONOR: ["SEK"],
  DOLLAR: ["USD", "CAD", "AUD"],
  DOLLARS: ["USD", "CAD", "AUD"],
  DÓLARES: ["USD", "CAD", "AUD"],
  PFUND: ["GBP"],
  POUNDS: ["GBP"],
  FRANKEN: ["CHF"],
  "POUNDS STERLING": ["GBP"],
  YEN: ["JPY"],
  YUAN: ["CNY"],
};

export interface FoundCurrency {
  readonly code: string;
  /** As it stood: "$", "EUR". */
  readonly sign: string;
  /** All codes that the sign may stand for; one where it is sure. */
  readonly mayBe: readonly string[];
}

export function isCurrencyCode(code: string): boolean {
  return allCodes.has(code);
}

/** A code that running text may name: codes that are also words do not count there. */
export function isTradedCode(code: string): boolean {
  return tradedCodes.has(code);
}

/** The currency that a whole piece of text names: "EUR", "€", "US$", "kr". */
export function namedCurrency(text: string): FoundCurrency | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 16) return null;
  const upper = trimmed.toUpperCase().replace(/^U\.\s?S\.\s?/, "US ");
  if (allCodes.has(upper)) return { code: upper, sign: upper, mayBe: [upper] };
  const written = Object.hasOwn(signs, trimmed) ? trimmed : upper;
  const mayBe = Object.hasOwn(signs, written) ? signs[written] : undefined;
  if (mayBe !== undefined) return { code: mayBe[0], sign: trimmed, mayBe };
  const [first, second, ...rest] = upper.split(/[\s()/,-]+/).filter((word) => word !== "");
  if (second === undefined || rest.length > 0) return null;
  if (first === "US" && second.startsWith("DOLLAR")) {
    return { code: "USD", sign: trimmed, mayBe: ["USD"] };
  }
  // "Euro (EUR)", "€ EUR", "$ USD"
  for (const [code, name] of [
    [first!, second],
    [second, first!],
  ] as const) {
    if (allCodes.has(code) && Object.hasOwn(signs, name) && signs[name]!.includes(code)) {
      return { code, sign: code, mayBe: [code] };
    }
  }
  return null;
}

const inText =
  /(?<![\p{L}\p{N}])(?:US\$|\$US|C\$|CA\$|A\$|AU\$|NZ\$|S\$|HK\$|NT\$|R\$|[A-Z]{3}|[Ee]uros?|U\.?S\.? ?(?:[Dd]ollars?|DOLLARS?)|[Pp]ounds [Ss]terling|kr)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])Rs\.?(?=\s?\d)|[€£₹₩₺$¥￥元円]|人民币|(?<=[\d\s])(?:zł|Kč|Ft)(?!\p{L})|(?<!\p{L})Ft(?=\s?\/\s?(?:db|darab|kg|fm|m)(?!\p{L}))|(?<=(?:[áÁ]r|rték|sszesen|sszeg)\s?\()Ft(?=\))|(?<=\d\s?)lei(?!\p{L})|(?<=^|[\d\s(/])TL(?![\p{L}\d-]|\s\d)/gu;

/** The currencies that running text names, each once. Codes that are also words do not count there. */
export const currenciesIn = remembered((text): readonly FoundCurrency[] => {
  const found = new Map<string, FoundCurrency>();
  for (const [sign] of text.matchAll(inText)) {
    if (/^[A-Z]{3}$/.test(sign) && !tradedCodes.has(sign) && !Object.hasOwn(signs, sign)) continue;
    const currency = namedCurrency(sign);
    if (currency !== null && !found.has(currency.code)) found.set(currency.code, currency);
  }
  return [...found.values()];
});
