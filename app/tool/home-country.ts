import { isCountry } from "#analyzer/quote/countries.ts";
import { currencyOf } from "#analyzer/quote/currency-of.ts";

/** What a buyer there most likely reckons in; US dollars where nothing is known. */
export function homeCurrency(country: string | null): string {
  return (country === null ? null : currencyOf(country)) ?? "USD";
}

/** The country of the browser's language, where it names one: "en-GB" is GB, and "en" is none. ISO 3166. */
export function homeCountry(languages: readonly string[] = navigator.languages): string | null {
  for (const language of languages) {
    const { region } = new Intl.Locale(language);
    if (region !== undefined && isCountry(region)) return region;
  }
  return null;
}
