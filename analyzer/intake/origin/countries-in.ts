import { americanState, countries } from "../../quote/countries.ts";

/** What of a text shows a country: an address names it, a tax number or a telephone number begins with it. */
export interface ShownCountry {
  /** ISO 3166. */
  readonly code: string;
  readonly by: "address" | "tax number" | "telephone" | "domain";
  /** As it stands there. */
  readonly raw: string;
}

const american = new RegExp(`\\p{L}[\\p{L} .'-]+,\\s*${americanState}`, "u");
const canadian = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/;
const british = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

const names = countries.flatMap(({ code, names }) => names.map((name) => ({ code, name })));
/** A name stands alone or ends a line: "Germany", "73249 Wernau, Germany". "Made in Germany" shows no address. */
const endings = names.map(({ code, name }) => ({
  code,
  pattern: new RegExp(
    `(?:^|[,;|·•\\d)]\\s*|\\s[–-]\\s)(${escaped(name)})[\\s.]*(?:$|[|·•;]|,\\s)`,
    "iu",
  ),
}));
/** "D-73249 Wernau", "CH-8005", "PL 00-001". */
const postal =
  /(?:^|[\s,|·•])(D|A|F|I|CH|DE|AT|NL|BE|DK|SE|PL|CZ|SK|HU|LI|L|FI)-\d{4,5}(?=\s\p{Lu})/u;
const postalCodes: Readonly<Record<string, string>> = {
  D: "DE",
  A: "AT",
  F: "FR",
  I: "IT",
  L: "LU",
};

/** Numbers for value added tax, with what they are called or in their own form. */
const taxed =
  /(?<![\p{L}\d])(ATU\d{8}|BE ?[01]\d{9}|CHE-?\d{3}\.?\d{3}\.?\d{3}|CZ\d{8,10}|DE ?\d{9}|DK ?\d{8}|ES ?[A-Z]\d{7}[A-Z\d]|FI ?\d{8}|FR ?[A-Z\d]{2} ?\d{9}|GB ?\d{3} ?\d{4} ?\d{2}|HU ?\d{8}|IE ?\d{7}[A-Z]{1,2}|IT ?\d{11}|LU ?\d{8}|NL ?\d{9}B\d{2}|NO ?\d{9}|PL ?\d{10}|PT ?\d{9}|RO ?\d{8,10}|SE ?\d{12}|SI ?\d{8}|SK ?\d{10})(?![\p{L}\d])/u;
/** Of the tax on goods and services, with its three kinds of rate. */
const indian = /(?<![\p{L}\d])(?:\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[ICS]GST)(?![\p{L}\d])/u;
const dialed = /(?:\+|(?<![\d.,])00)\s?(\d[\d\s()./-]{6,18}\d)/gu;
const domains = /(?:@|www\.|https?:\/\/)[\w.-]*\.([a-z]{2})(?![\w-]|\.\w)/giu;
const ofDomain: Readonly<Record<string, string>> = { UK: "GB" };
/** Used by anyone, wherever they are. */
const anyonesDomains = new Set(["CO", "ME", "TV", "IO", "AI", "EU"]);

const known = new Set(countries.map(({ code }) => code));
const byDial = new Map(
  countries.flatMap(({ code, dial }) => (dial === "" ? [] : [[dial, code] as const])),
);

/** All that a line of text shows. */
export function countriesIn(text: string): ShownCountry[] {
  if (text.length > 400) return [];
  const found: ShownCountry[] = [];
  const add = (code: string | undefined, by: ShownCountry["by"], raw: string) => {
    if (code !== undefined && known.has(code)) found.push({ code, by, raw: raw.trim() });
  };
  for (const [code, pattern] of [
    ["US", american],
    ["CA", canadian],
    ["GB", british],
  ] as const) {
    const [raw] = pattern.exec(text) ?? [];
    if (raw !== undefined) add(code, "address", raw);
  }
  for (const { code, pattern } of endings) {
    const [, raw] = pattern.exec(text) ?? [];
    if (raw !== undefined) add(code, "address", raw);
  }
  const [, prefix = ""] = postal.exec(text) ?? [];
  if (prefix !== "") add(postalCodes[prefix] ?? prefix, "address", text.slice(0, 60));
  const [, tax] = taxed.exec(text) ?? [];
  if (tax !== undefined) add(tax.slice(0, 2), "tax number", tax);
  const [inIndia] = indian.exec(text) ?? [];
  if (inIndia !== undefined) add("IN", "tax number", inIndia);
  for (const [raw, digits = ""] of text.matchAll(dialed)) add(dialedFrom(digits), "telephone", raw);
  for (const [raw, ending = ""] of text.matchAll(domains)) {
    const code = ending.toUpperCase();
    if (!anyonesDomains.has(code)) add(ofDomain[code] ?? code, "domain", raw);
  }
  return found;
}

/** The longest dialing code first: 420 is no 42. */
function dialedFrom(digits: string): string | undefined {
  const bare = digits.replace(/\D/g, "");
  return byDial.get(bare.slice(0, 3)) ?? byDial.get(bare.slice(0, 2));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
