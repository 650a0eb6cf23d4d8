const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
const others: Readonly<Record<string, string>> = {
  US: "USD",
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

/** What a country counts in, by ISO 3166; `null` where it is not known here. */
export function currencyOf(country: string): string | null {
  return euro.includes(country) ? "EUR" : (others[country] ?? null);
}
