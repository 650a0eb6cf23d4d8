import { isCountry } from "#analyzer/quote/countries.ts";

const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
const others: Readonly<Record<string, string>> = {
  GB: "GBP",
  CH: "CHF",
  LI: "CHF",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  CA: "CAD",
  MX: "MXN",
  BR: "BRL",
  JP: "JPY",
  CN: "CNY",
  TW: "TWD",
  KR: "KRW",
  IN: "INR",
  SG: "SGD",
  AU: "AUD",
  TR: "TRY",
};

/** What a buyer there most likely reckons in; US dollars where nothing is known. */
export function homeCurrency(country: string | null): string {
  if (country === null) return "USD";
  return euro.includes(country) ? "EUR" : (others[country] ?? "USD");
}

/** The country of the browser's language, where it names one: "en-GB" is GB, and "en" is none. ISO 3166. */
export function homeCountry(languages: readonly string[] = navigator.languages): string | null {
  for (const language of languages) {
    const { region } = new Intl.Locale(language);
    if (region !== undefined && isCountry(region)) return region;
  }
  return null;
}
