import { fieldNames } from "../../field-names.ts";
import type { QuoteField } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { chargeKindOf } from "../charges/charge-name.ts";
import { unusedColumns, type HeaderMeaning, type UnusedColumn } from "../headers/header-meaning.ts";
import type { Meaning } from "../headers/header-phrases.ts";
import type { HeaderReading } from "../headers/read-header.ts";
import { notUsed, type PossibleClaim } from "./column-claim.ts";
import { contentFit } from "./column-content.ts";

/** A header's meaning, less sure the more of the column's values speak against it. */
export function claimOf(
  { meaning, score, words }: Meaning,
  header: HeaderReading,
  sample: readonly CellValue[],
  supplier: string | null,
): PossibleClaim {
  const field = fieldOf(meaning);
  if (field === null) {
    const unused = meaning as UnusedColumn;
    return { ...notUsed(`not used: ${unusedColumns[unused]}`), confidence: score, unused };
  }
  const fit = contentFit(field, sample);
  const isOneOfTwo = header.meanings.some(
    (other) => other.words === words && other.meaning !== meaning,
  );
  const rivals = header.meanings.filter(
    (other) => other.words === words && other.meaning !== meaning && fitOf(other, sample) >= 0.5,
  );
  const base = isOneOfTwo && rivals.length === 0 ? Math.min(97, score + 8) : score;
  // Words beyond a supplier's own name lower the score; the name itself does not.
  const named = supplier === null ? base : Math.max(base, 96);
  const misfits = Math.round((1 - fit) * sample.length);
  const fitting = fit < 0.5 ? 30 : fit < 0.9 ? named - Math.round((1 - fit) * 40) : named;
  // Whether a discount still comes off the prices is never certain.
  const most = field === "discount" ? 85 : isSecondPart(meaning) ? 95 : 100;
  const confidence = Math.min(
    isTyped(field, header, sample) ? Math.max(fitting, 95) : fitting,
    isWordyPart(field, sample) ? 92 : isLettered(field, sample) ? 94 : most,
  );
  const said = `header “${header.text}” means ${fieldNames[field]}`;
  return {
    field,
    fromQuantity: null,
    supplier,
    confidence,
    reason: misfits === 0 ? said : `${said}; ${misfits} of ${sample.length} values do not fit`,
    unused: null,
  };
}

/** Values that can be of no other kind make up for further words in the header. */
function isTyped(field: QuoteField, header: HeaderReading, sample: readonly CellValue[]): boolean {
  if (sample.length === 0) return false;
  switch (field) {
    case "currency":
    case "incoterm":
      return contentFit(field, sample) === 1;
    case "unit":
      return contentFit(field, sample) === 1 && sample.every(({ text }) => /\p{L}/u.test(text));
    case "leadTime":
      return (
        contentFit(field, sample) === 1 &&
        (header.durationUnit !== null || sample.every(({ text }) => /\d\s*\p{L}/u.test(text)))
      );
    case "tooling":
    case "freight":
      return contentFit(field, sample) === 1 && chargeKindOf(header.text) !== null;
    default:
      return false;
  }
}

/** "Product" above words is a description where another column has the codes. */
export function isWordyPart(field: QuoteField, sample: readonly CellValue[]): boolean {
  return (
    field === "part" &&
    sample.length > 0 &&
    sample.every(({ text }) => /\p{L}{3,}\s\p{L}{2,}|^\p{L}{4,}\s/u.test(text))
  );
}

/** "a", "b", "c" number the lines. */
function isLettered(field: QuoteField, sample: readonly CellValue[]): boolean {
  return (
    field === "part" && sample.length > 0 && sample.every(({ text }) => /^\p{L}[.)]?$/u.test(text))
  );
}

/** What identifies a part only where no column of parts does. */
export function isSecondPart(meaning: HeaderMeaning | undefined): boolean {
  return meaning === "makerPart" || meaning === "drawing";
}

function fitOf({ meaning }: Meaning, sample: readonly CellValue[]): number {
  if (meaning === "position") return 0.4;
  const field = fieldOf(meaning);
  return field === null ? 1 : contentFit(field, sample);
}

/** `null` for a column that is known and not used. */
function fieldOf(meaning: HeaderMeaning): QuoteField | null {
  if (isSecondPart(meaning)) return "part";
  return Object.hasOwn(unusedColumns, meaning) ? null : (meaning as QuoteField);
}
