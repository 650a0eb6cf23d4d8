import type { ColumnReading, Question } from "#analyzer/intake/recognition.ts";
import type { FileKind, ReadProblem } from "#analyzer/intake/source.ts";
import type {
  Calculation,
  OfferGroup,
  OfferNote,
  RankedOffer,
  Savings,
  SetAsideOffer,
} from "#analyzer/package/analysis.ts";
import type { StampedCorrection } from "#analyzer/package/export/audit-trail.ts";
import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";

/** Something to read: a file, which the worker opens itself, or pasted text. Ids and names are unique in a package. */
export type Source =
  | { readonly id: string; readonly kind: "file"; readonly name: string; readonly file: Blob }
  | { readonly id: string; readonly kind: "text"; readonly name: string; readonly text: string };

/** What the result is worked from, besides the sources that the worker holds. */
export interface AnalysisInput {
  readonly corrections: readonly StampedCorrection[];
  readonly settings: PackageSettings;
  /** The part that is shown, or `null` for the first. */
  readonly groupId: string | null;
  /** Narrows the list of parts to choose from. */
  readonly groupFilter: string;
}

/** A value that stands somewhere in the visitor's files, with that place in words. */
type Placed<Item extends { readonly sources: readonly unknown[] }> = Omit<Item, "sources"> & {
  readonly places: readonly string[];
};

export type WorkingView = Placed<Calculation>;
export type SetAsideView = Placed<SetAsideOffer>;

export interface OfferView extends Omit<RankedOffer, "workings" | "notes"> {
  /** "EUR, FCA" and where the line stands. */
  readonly quotedAs: string;
  readonly workings: readonly WorkingView[];
  readonly notes: readonly Placed<OfferNote>[];
}

/** One group in full. What can be long is cut; the counts are whole. */
export interface GroupView extends Omit<OfferGroup, "best" | "setAside"> {
  readonly best: readonly OfferView[];
  readonly setAside: readonly SetAsideView[];
  readonly setAsideCount: number;
  readonly askedQuantity: number | null;
}

export interface GroupHead {
  readonly id: string;
  readonly title: string;
  readonly rankedCount: number;
}

export interface ColumnView extends ColumnReading {
  /** As a spreadsheet names it: A, B … AA. */
  readonly letters: string;
  readonly examples: readonly string[];
}

export interface TableView {
  readonly tableId: string;
  /** The file, and which of its tables. */
  readonly name: string;
  readonly part: string;
  readonly rowCount: number;
  readonly lineCount: number;
  readonly columns: readonly ColumnView[];
  /** Rows that hold no offer, by why. */
  readonly skipped: readonly { readonly reason: string; readonly rowCount: number }[];
}

export interface SourceView {
  readonly sourceId: string;
  readonly name: string;
  readonly kind: FileKind | null;
  readonly sizeBytes: number;
  readonly lineCount: number;
  readonly tables: readonly TableView[];
  readonly problems: readonly ReadProblem[];
}

export interface QuestionView extends Question {
  readonly placeText: string;
}

/** All of a package that the page shows. It stays small, however large the files are. */
export interface PackageView {
  readonly sources: readonly SourceView[];
  readonly questions: readonly QuestionView[];
  readonly questionCount: number;
  readonly groups: readonly GroupHead[];
  readonly groupCount: number;
  readonly group: GroupView | null;
  readonly lineCount: number;
  readonly supplierCount: number;
  readonly rankedCount: number;
  readonly setAsideCount: number;
  readonly totalSavings: Savings | null;
  /** Sentences about the package as a whole. */
  readonly notes: readonly string[];
  /** What the lines are quoted in, so that the settings can show those rates first. */
  readonly currencies: readonly string[];
  readonly incoterms: readonly string[];
}

export interface RowView {
  readonly row: number;
  /** The number that the file's own program gives it. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Why it holds no offer, where it holds none. */
  readonly skippedBecause: string | null;
}

export interface RowsView {
  readonly from: number;
  readonly rowCount: number;
  readonly rows: readonly RowView[];
}

/** What the page may ask of the worker, and what it gets. */
export interface WorkerCalls {
  /** Beside what is there, or in its place. */
  read: {
    given: { readonly sources: readonly Source[]; readonly replaces: boolean };
    result: null;
  };
  remove: { given: { readonly sourceId: string }; result: null };
  analyze: { given: AnalysisInput; result: PackageView };
  rows: {
    given: { readonly tableId: string; readonly from: number; readonly count: number };
    result: RowsView;
  };
  csv: { given: AnalysisInput; result: string };
  workbook: { given: AnalysisInput; result: Uint8Array<ArrayBuffer> };
  /** Of the part that is shown; `null` when nothing of it is ranked. */
  award: { given: AnalysisInput; result: AwardSheet | null };
  /** Fetches every part of the program that might be wanted later, so that the tool works offline. */
  prepare: { given: null; result: null };
}

export type CallName = keyof WorkerCalls;

export type WorkerRequest =
  | {
      [Name in CallName]: {
        readonly kind: "call";
        readonly requestId: number;
        readonly name: Name;
        readonly given: WorkerCalls[Name]["given"];
      };
    }[CallName]
  | { readonly kind: "cancel"; readonly requestId: number };

export type WorkerReply =
  | {
      readonly kind: "progress";
      readonly requestId: number;
      readonly fileName: string;
      /** From 0 to 1, of all that was asked to be read. */
      readonly share: number;
    }
  | {
      readonly kind: "done";
      readonly requestId: number;
      readonly result: WorkerCalls[CallName]["result"];
    }
  | { readonly kind: "canceled"; readonly requestId: number }
  | { readonly kind: "failed"; readonly requestId: number; readonly message: string };
