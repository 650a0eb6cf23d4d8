import { fieldNames } from "../../field-names.ts";
import type { QuoteField } from "../../quote-line.ts";
import { companyIn, turkishBuyer } from "../table/supplier-names.ts";
import { currenciesIn } from "../values/currencies.ts";
import { withThousands } from "../values/quantities.ts";
import type { LabeledPiece } from "./label-pieces.ts";
import { amountText } from "./sentence-facts.ts";
import { spanPattern } from "./spans.ts";
import { short, type TextFact, type TextLine } from "./text-fact.ts";
import { validityText } from "./validity.ts";

/** Facts that hold for every line of a file; a part or a price in running text does not. */
const statable: ReadonlySet<string> = new Set<QuoteField>([
  "supplier",
  "currency",
  "incoterm",
  "leadTime",
  "validUntil",
  "quantity",
  "minimumOrder",
  "tooling",
  "freight",
  "duty",
  "rating",
]);

/** What a label with its value says of all offers. */
export function labeledFact(
  { meaning, text, durationUnit }: LabeledPiece,
  piece: string,
  line: TextLine,
): TextFact | null {
  if (!statable.has(meaning)) return null;
  const field = meaning as QuoteField;
  if (field === "supplier" && (!mayBeName(text) || turkishBuyer.test(piece.trim()))) return null;
  if (field === "quantity" && !/^\d[\d.,\s]*\p{L}*\.?$/u.test(text.trim())) return null;
  if (field === "validUntil" && spanPattern.test(text) === false && !/\d/.test(text)) return null;
  const unit = durationUnit !== null && /^[\d\s–-]+$/.test(text) ? ` ${durationUnit}` : "";
  return {
    field,
    text: valueIn(field, text) + unit,
    line: piece,
    place: line.place,
    nearness: line.nearness,
    confidence: field === "quantity" ? 90 : 95,
    reason: `the line “${short(piece)}” states the ${fieldNames[field]}`,
  };
}

/** "Comment from supplier: one-time cost is fixtures." names nobody. */
function mayBeName(text: string): boolean {
  if (companyIn(text) !== null) return true;
  const isSentence =
    /[!?。]$|\p{Ll}{3,}\.$/u.test(text.trim()) || text.trim().split(/\s+/).length > 8;
  return !isSentence && /^[^\p{Ll}]/u.test(text.trim());
}

/** The value without what is said after it: "FCA Hamburg, Incoterms 2020" needs nothing more. */
function valueIn(field: QuoteField, text: string): string {
  if (field === "supplier") return companyIn(text) ?? text.trim();
  if (field === "leadTime") return spanPattern.exec(text)?.[0] ?? text.trim();
  if (field === "validUntil") return validityText(text) ?? text.trim().replace(/[.,]$/, "");
  if (field === "currency") return currenciesIn(text)[0]?.sign ?? text.trim();
  if (field === "minimumOrder")
    return new RegExp(`^${amountText}`, "u").exec(withThousands(text))?.[0].trim() ?? text;
  return text.trim().replace(/[.,]$/, "");
}
