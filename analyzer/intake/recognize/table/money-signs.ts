import { currencyOf } from "../../../quote/currency-of.ts";
import { shipsFromOf } from "../../origin/ships-from.ts";
import type { FileReading } from "../../source.ts";
import { currenciesIn, type FoundCurrency, namedCurrency } from "../values/currencies.ts";
import { onceFor, remembered } from "../values/remembered.ts";

const mostTexts = 400;
const dollars = new Set(["USD", "CAD", "AUD", "MXN", "SGD", "TWD"]);
/** At home they mean their own by the sign that others have too; a Canadian's "$" may be American. */
const ownBySign = new Set(["USD", "INR", "JPY", "CNY", "SEK", "NOK", "DKK"]);

/** What stands beside the figures of the file, whatever it may mean. */
export function moneySigns(file: FileReading): FoundCurrency[] {
  return textsOf(file).flatMap(signsIn);
}

/** "$" in a file that shows the United States, or a country without dollars, more than any other country. */
export function meantBySender(file: FileReading, found: FoundCurrency): FoundCurrency {
  const home = shipsFromOf(file);
  const own = home === null ? null : currencyOf(home.value);
  if (own === null) return found;
  const isAbroad = found.sign === "$" && !dollars.has(own);
  const meant = isAbroad ? "USD" : own;
  const isMeant = isAbroad || (ownBySign.has(own) && found.mayBe.includes(own));
  return isMeant ? { code: meant, sign: found.sign, mayBe: [meant] } : found;
}

/** The only currency that the file names, as far as it is looked at. */
export const onlyCurrency = onceFor((file: FileReading): FoundCurrency | null => {
  const found = moneySigns(file).map((each) => meantBySender(file, each));
  const only = found.find(({ mayBe }) => mayBe.length === 1);
  return only && found.every(({ mayBe }) => mayBe.includes(only.code)) ? only : null;
});

function textsOf({ lines, tables }: FileReading): string[] {
  const rows = tables.flatMap((table) => table.rows.slice(0, mostTexts));
  return [...lines.slice(0, mostTexts), ...rows.flat().filter((cell) => cell !== null)]
    .slice(0, 2 * mostTexts)
    .map(({ text }) => text);
}

const signsIn = remembered((text): FoundCurrency[] => [
  ...currenciesIn(text),
  ...Array.from(text.matchAll(besideFigure), ([sign]) => namedCurrency(sign.trim()) ?? []).flat(),
]);

/** "Rs. 480", "$13,780.00", "Rate (Rs.)", "Cena netto [zł]". */
const besideFigure =
  /[\p{Sc}](?=\s?\d)|(?<!\p{L})Rs\.?(?=\s?[\d)])|(?<=[([])(?:zł|Kč|kr)(?=[)\]])/gu;
