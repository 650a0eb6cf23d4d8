import type { QuoteField, QuoteLine } from "./quote-line.ts";
import type { SourcePlace } from "./source.ts";

/** What a column of a table was taken for. */
export interface ColumnReading {
  readonly column: number;
  /** As it stands in the file; empty where the table has no header. */
  readonly header: string;
  /** `null` for a column that is not used. */
  readonly field: QuoteField | null;
  /** For a price column of one quantity: "Price @ 500" holds from 500 on. */
  readonly fromQuantity: number | null;
  /** For a column of one supplier among several across the table. */
  readonly supplier: string | null;
  /** What its values count where they do not say: "weeks", "per 100", "percent", "of 5". */
  readonly unit: string | null;
  /** From 0 to 100. */
  readonly confidence: number;
  readonly reason: string;
  readonly isCorrected: boolean;
}

export interface TableReading {
  readonly tableId: string;
  /** The row of the headers within the table, or `null`. */
  readonly headerRow: number | null;
  readonly columns: readonly ColumnReading[];
  /** Rows that hold no offer, each with why: "total", "no price", "blank". */
  readonly skippedRows: readonly { readonly row: number; readonly reason: string }[];
  /** Cells of used columns and rows that give no value: "on request", "TBD", a word where a number belongs. */
  readonly missingCells: readonly MissingCell[];
  /** The decimal sign of its numbers. */
  readonly decimal: "comma" | "point";
}

export interface MissingCell {
  readonly row: number;
  readonly column: number;
  readonly field: QuoteField;
  /** As it stood in the file. */
  readonly raw: string;
  readonly reason: string;
}

/** Something that is less than 95 % sure, for the visitor to settle. */
export interface Question {
  /** Stable under corrections of other things. */
  readonly id: string;
  readonly text: string;
  readonly confidence: number;
  readonly reason: string;
  readonly place: SourcePlace;
  /** How many lines the answer touches. */
  readonly lineCount: number;
  /**
   * The answers offered; each is a correction. The first is what is assumed until answered,
   * but for a currency that no file states (confidence 0): nothing is assumed then.
   */
  readonly answers: readonly { readonly label: string; readonly correction: Correction }[];
  /** Where each value offered stands, whole: the reason shows only as much of it as fits. */
  readonly sentences?: readonly string[];
  /** The same question about other tables with the same headers, by their ids. */
  readonly alike?: readonly string[];
  /** An answer in the visitor's own words: the correction with an empty text that the words take. */
  readonly words?: {
    /** "Another supplier", "Another currency". */
    readonly label: string;
    readonly correction: WordsCorrection;
  };
  /** What was read without proof: the question is whether the file says so. */
  readonly readback?: readonly ReadbackRow[];
  /** Every offer of the file that it is about, as it was read. */
  readonly offers?: ShownOffers;
}

/** A reading that nothing in the file proves, with what it may be instead. */
export interface ReadbackRow {
  /** "Price", "Lead time", "Amount in no offer". */
  readonly what: string;
  /** As it was read; several values are listed. */
  readonly read: string;
  /** The header or the words that it was read from; empty where `what` is a smaller question, and `read` its answer. */
  readonly from: string;
  /** The words, whole, where `from` shows only as much of them as fits. */
  readonly sentence?: string;
  readonly answers: Question["answers"];
  readonly words?: NonNullable<Question["words"]>;
  /** The offers that it states, or may be, for the visitor to fill in. */
  readonly offers?: readonly OfferDraft[];
  /** The offers whose value it is, for the visitor to put right one by one. */
  readonly lines?: readonly OfferDraft[];
  /** It stands in the offers of the question too. */
  readonly isListed?: true;
  /** Where on a scan it was recognized, to be looked at. */
  readonly place?: SourcePlace;
}

/** What is said of an offer first; the rest may be left open. */
export const firstOfferFields = ["part", "quantity", "price", "leadTime"] as const;

export const furtherOfferFields = [
  "supplier",
  "currency",
  "priceUnit",
  "charges",
  "minimumOrder",
  "incoterm",
  "validUntil",
  "rating",
  "alternative",
] as const;

export const offerFields = [...firstOfferFields, ...furtherOfferFields] as const;

export type OfferField = (typeof offerFields)[number];

/**
 * An offer in the words of the file or of the visitor; empty where nothing is said. A price may be one, or prices by
 * quantity ("1000: 0.412; 5000: 0.318"); charges are listed with their names ("Tooling 1,950; Certificate 45").
 */
export type OfferWords = Readonly<Record<(typeof firstOfferFields)[number], string>> &
  Readonly<Partial<Record<(typeof furtherOfferFields)[number], string>>>;

/** As much of an offer as was read, and the line that it puts right or the place that it makes a line of. */
export type OfferDraft = OfferWords & {
  readonly of:
    | { readonly kind: "line"; readonly lineId: string; readonly tableId: string }
    | {
        readonly kind: "row";
        readonly tableId: string;
        readonly about: string;
        readonly place: SourcePlace;
      };
};

/** All offers of a file as they were read, to be held against the paper. */
export interface ShownOffers {
  /** How many were read; `rows` may hold only some of them. */
  readonly count: number;
  /** What is the same for all of them, and what they come to together. */
  readonly terms: readonly ShownTerm[];
  /** In the order of the file. */
  readonly rows: readonly ShownOffer[];
}

export interface ShownTerm {
  /** "Supplier", "Lead time". */
  readonly what: string;
  readonly read: string;
}

export interface ShownOffer {
  readonly part: string;
  readonly quantity: string;
  /** One price, or one for each quantity from which it holds. */
  readonly prices: readonly string[];
  /** What is not the same for all offers. */
  readonly further: readonly ShownTerm[];
  /** Why to look at it first; empty where nothing is odd about it. */
  readonly doubt: string;
  /** What it may be instead. */
  readonly answers: Question["answers"];
  readonly draft: OfferDraft;
}

export type WordsCorrection = Extract<Correction, { readonly kind: "table" | "line" }>;

/** What can be said of a single line. Its charges are all that it bears, whatever was read. */
export type LineField = QuoteField | "charges" | "alternative";

/** What can be said of all lines of a table. Its charges are those that they bear together, whatever was read. */
export type TableField = QuoteField | "charges";

/** What the visitor says against, or in place of, what was read. The last one about a place counts. */
export type Correction =
  | {
      readonly kind: "column";
      readonly tableId: string;
      readonly column: number;
      readonly field: QuoteField | null;
      readonly fromQuantity: number | null;
    }
  | {
      readonly kind: "cell";
      readonly tableId: string;
      readonly row: number;
      readonly column: number;
      readonly text: string;
    }
  /** A field of one line that no cell holds; an empty text says that there is none. */
  | {
      readonly kind: "line";
      readonly lineId: string;
      readonly field: LineField;
      readonly text: string;
    }
  /** A field of all lines of a table that do not state it themselves; an empty text says that there is none. */
  | {
      readonly kind: "table";
      readonly tableId: string;
      readonly field: TableField;
      readonly text: string;
    }
  /** How the numbers of a table are written: 1.234,56 or 1,234.56. */
  | {
      readonly kind: "number-style";
      readonly tableId: string;
      readonly decimal: "comma" | "point";
    }
  | {
      readonly kind: "date-style";
      readonly tableId: string;
      readonly order: "day-first" | "month-first";
    }
  /** What the values of a column count where they do not say: "weeks", "per 100", "percent", "of 5". */
  | {
      readonly kind: "unit";
      readonly tableId: string;
      readonly column: number;
      readonly unit: string;
    }
  /** Which currency a sign such as "$" or "kr" stands for in a table. */
  | {
      readonly kind: "currency-sign";
      readonly tableId: string;
      readonly sign: string;
      readonly currency: string;
    }
  /** One of several answers to a question about a table, by words of the recognizer's own. */
  | {
      readonly kind: "choice";
      readonly tableId: string;
      readonly about: string;
      readonly choice: string;
    }
  /** A row, a sentence or a file that an offer was not read from holds one; the last word about it counts. */
  | ({
      readonly kind: "offer";
      readonly tableId: string;
      readonly about: string;
      readonly place: SourcePlace;
    } & OfferWords)
  /** The visitor says that a question's assumption is right. */
  | { readonly kind: "confirm"; readonly questionId: string };

/** What was understood of all files together. */
export interface Recognition {
  readonly tables: readonly TableReading[];
  readonly lines: readonly QuoteLine[];
  readonly questions: readonly Question[];
  /** What speaks against the reading of each source, asked about or not. */
  readonly signs?: ReadonlyMap<string, readonly string[]>;
}
