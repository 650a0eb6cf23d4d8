import type { QuoteField, Reading } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";

export interface TextLine {
  readonly text: string;
  readonly place: SourcePlace;
  /** The greater, the nearer to the table: its own file goes before the mail that it came with. */
  readonly nearness: number;
}

/** What a line of text says of all offers around it. `text` is read as a cell of that field would be. */
export interface TextFact {
  readonly field: QuoteField;
  readonly text: string;
  readonly line: string;
  readonly place: SourcePlace;
  readonly nearness: number;
  readonly confidence: number;
  readonly reason: string;
}

export type NoteKind = "payment" | "quoteNumber";

export interface TextFacts {
  readonly byField: ReadonlyMap<QuoteField, readonly TextFact[]>;
  /** What is carried along for the buyer. */
  readonly notes: ReadonlyMap<NoteKind, Reading<string>>;
  /** When the offer was written, for "valid 30 days". */
  readonly quoteDate: string | null;
  /** What it speaks of in words that were not understood. */
  readonly unread: readonly UnreadTerm[];
}

export interface UnreadTerm {
  readonly field: "leadTime" | "validUntil";
  readonly text: string;
  readonly place: SourcePlace;
}

/** As much of a line as a reason can show. */
export function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
