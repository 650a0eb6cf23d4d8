import type { Correction, WordsCorrection } from "../../intake/recognition.ts";

export const rememberedTerms = ["supplier", "currency", "incoterm", "paymentTerms"] as const;

/** How the visitor settled a file of one supplier. It holds no part, no quantity and no price. */
export interface RememberedSupplier {
  /** A checksum of who sent the file and how it is laid out. */
  readonly shape: string;
  readonly supplier: string;
  /** ISO 8601. */
  readonly settledAt: string;
  /** In the order in which they were given. */
  readonly answers: readonly RememberedAnswer[];
  /** How the terms were in the end, so that a change is said. */
  readonly terms: Readonly<Partial<Record<(typeof rememberedTerms)[number], string>>>;
}

export interface RememberedAnswer {
  /** What it answers; `null` for what the visitor said unasked. */
  readonly to: QuestionKey | null;
  /** Its ids are without the source's, and of a term that each file states its text is not kept. */
  readonly correction: Correction;
  /** For such a term: which of the answers that the question offers. */
  readonly nth?: number;
}

/** By which a question is known again in another file: checksums of its words, without the figures in them. */
export interface QuestionKey {
  readonly question: string;
  /** What it shows of the file. One that shows anything else is another question. */
  readonly rows: readonly string[];
}

/** What is known of a file from one that was settled before. */
export interface RecalledFile {
  readonly sourceId: string;
  readonly shape: string;
  readonly supplier: string;
  /** ISO 8601. */
  readonly settledAt: string;
  readonly corrections: readonly Correction[];
  /** Terms that are no longer what they were, each as a sentence. */
  readonly changes: readonly string[];
  /** What of the file's own words counts again: "lead time 7 weeks". */
  readonly chosen: readonly string[];
}

/** Fields that are the supplier's from file to file. */
const standing: ReadonlySet<string> = new Set([
  "supplier",
  "currency",
  "incoterm",
  "priceUnit",
  "unit",
]);

/** Whether a correction is of how files of this kind are laid out, and not of a value that stands in this one. */
function isOfLayout(correction: Correction): boolean {
  switch (correction.kind) {
    case "cell":
    case "line":
    case "offer":
      return false;
    case "table":
      return standing.has(correction.field) || correction.text === "";
    case "choice":
      return !/^(?:offer|row|figure|reading|readback)(?:\/|$)/.test(correction.about);
    default:
      return true;
  }
}

/** Whether the next file may be answered by it. */
export function mayHoldAgain(correction: Correction): boolean {
  return isOfLayout(correction) || isOfStatedTerm(correction);
}

/** Each file states them anew: it is remembered which of its words counted, and never the value. */
const stated: ReadonlySet<string> = new Set(["leadTime", "validUntil", "minimumOrder"]);

export function isOfStatedTerm(correction: Correction): correction is WordsCorrection {
  const isTerm = correction.kind === "table" || correction.kind === "line";
  return isTerm && stated.has(correction.field) && !isOfLayout(correction);
}

/** The same of another source: ids begin with it. */
export function movedTo(correction: Correction, from: string, to: string): Correction {
  const moved = (id: string) => `${to}${id.slice(from.length)}`;
  switch (correction.kind) {
    case "confirm":
      return { ...correction, questionId: moved(correction.questionId) };
    case "line":
      return { ...correction, lineId: moved(correction.lineId) };
    default:
      return { ...correction, tableId: moved(correction.tableId) };
  }
}
