import { anyWordSource } from "../../../lexicon/any-word.ts";
import { wordsFor } from "../../../lexicon/lexicon.ts";

const taxName = anyWordSource(`${wordsFor("tax")}, vatu`);
const without = String.raw`(?:excl?|exkl|ekskl|eks|excluding|exclusive|excluded|exklusive|ohne|hors|sans|sin|senza|sem|zonder|exclusief|utan|uden|uten|bez|without|before|net of|plus|zzgl|più|mais|más|\+)`;
const taxNote = new RegExp(
  String.raw`(?<!\p{L})${without}\.?\s*(?:of\s|de\s)?${taxName}|${taxName}\.?\s(?:excl\w*|exkl\w*|ekskl\w*|esclus[aoe]|non compris\w*|no inclu\w*|não inclu\w*)`,
  "giu",
);

/** "Price excl. VAT" is a price: no tax stands below it. */
export function withoutTaxNote(text: string): string {
  return text.replace(taxNote, " ");
}
