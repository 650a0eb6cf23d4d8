import type { ColumnReading, OfferDraft } from "#analyzer/intake/recognition.ts";
import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";
import type { FileKind, ReadProblem, ScanOrigin } from "#analyzer/intake/source.ts";
import type {
  Calculation,
  OfferGroup,
  OfferNote,
  RankedOffer,
  Savings,
  SetAsideOffer,
  StandOut,
} from "#analyzer/package/analysis.ts";
import type { Comparison } from "#analyzer/package/compare/comparison.ts";
import type { RequestAward } from "#analyzer/package/compare/request-award.ts";
import type { StampedCorrection } from "#analyzer/package/export/audit-trail.ts";
import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";
import type { RateTable } from "#analyzer/package/rates.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";

import type { ScanLanguage } from "../scan/scan-languages.ts";
import type { CutOut } from "./cut-out-picture.ts";
import type { FoundInFile } from "./found-message.ts";
import type { QuestionView } from "./question-messages.ts";
import type { RememberedCalls } from "./remembered-messages.ts";
import type { RequestView } from "./request-messages.ts";

export interface SourceName {
  readonly id: string;
  readonly name: string;
}

/** Something to read: a file, which the worker opens itself, or pasted text. Ids and names are unique in a package. */
export type Source = SourceName & {
  /** It is not tried again: its reading only says so. */
  readonly tookTooLong?: true;
} & (
    | {
        readonly kind: "file";
        readonly file: Blob;
        /** Its pictures are read in these, as the visitor agreed; without them it is refused as a scan. */
        readonly scanLanguages?: readonly ScanLanguage[];
        /** One of the site's own, which is known to be read right. */
        readonly isSample?: true;
      }
    | { readonly kind: "text"; readonly text: string }
  );

/** What the result is worked from, besides the sources that the worker holds. */
export interface AnalysisInput {
  /** Of all sources that were read, those of the package. */
  readonly sourceIds: readonly string[];
  /** The source that is the request, where there is one. */
  readonly requestId: string | null;
  /** ISO 3166: where goods go unless the visitor or the request says otherwise. */
  readonly home: string | null;
  /** By `partKey`: the spelling that a part is joined to. */
  readonly joinedParts: Readonly<Record<string, string>>;
  readonly corrections: readonly StampedCorrection[];
  readonly settings: PackageSettings;
  /** The part that is shown, or `null` for the first. */
  readonly groupId: string | null;
  /** Narrows the list of parts to choose from. */
  readonly groupFilter: string;
  /** The award is split over no more suppliers than this. */
  readonly mostSuppliers: number;
}

/** A value that stands somewhere in the visitor's files, with that place in words. */
type Placed<Item extends { readonly sources: readonly unknown[] }> = Omit<Item, "sources"> & {
  readonly places: readonly string[];
};

export type WorkingView = Placed<Calculation>;

/** The lines of an offer, for the visitor to put right. */
interface Changeable {
  readonly drafts: readonly OfferDraft[];
}

export type SetAsideView = Placed<SetAsideOffer> & Changeable;

export interface OfferView extends Omit<RankedOffer, "workings" | "notes">, Changeable {
  /** "EUR, FCA" and where the line stands. */
  readonly quotedAs: string;
  /** The exchange rates in its figure, in words. */
  readonly rates: readonly string[];
  /** Quote number, validity, terms of payment and remarks, as far as the quote states them. */
  readonly terms: readonly string[];
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
  /** Who sent it; `null` where nobody is named or several are. */
  readonly supplier: string | null;
  readonly tables: readonly TableView[];
  readonly problems: readonly ReadProblem[];
  /** Where another file holds in its place: why, and whether the visitor uses it all the same. */
  readonly aside: { readonly reason: string; readonly isUsed: boolean } | null;
  /** For an offer that was not seen in it. */
  readonly newOffer: OfferDraft;
}

/** Parts down, suppliers across. */
export interface ComparisonView extends Comparison {
  readonly partCount: number;
  /** By part, in order: the index of the supplier that the split awards it to; `null` where none covers all parts. */
  readonly awarded: readonly number[] | null;
  readonly award: RequestAward | null;
}

export interface SupplierView {
  /** A `supplierKey`. */
  readonly key: string;
  readonly name: string;
  /** ISO 3166, as its files show; `null` where they do not. */
  readonly shipsFrom: string | null;
  /** "“Akron, OH 44308” in line 2 of quote.pdf" */
  readonly shownBy: string | null;
}

/** All of a package that the page shows. It stays small, however large the files are. */
export interface PackageView {
  readonly sources: readonly SourceView[];
  readonly questions: readonly QuestionView[];
  readonly questionCount: number;
  readonly request: RequestView | null;
  /** Parts that may be one, for the visitor to join. */
  readonly similar: readonly {
    readonly partKey: string;
    readonly parts: readonly [string, string];
    readonly reason: string;
  }[];
  readonly suppliers: readonly SupplierView[];
  /** ISO 3166: where the goods go, as it was said, as the request says, or as the browser's region is. */
  readonly destination: string | null;
  /** ISO 3166: where goods come from that may bear duty. */
  readonly origins: readonly string[];
  readonly groups: readonly GroupHead[];
  readonly groupCount: number;
  readonly group: GroupView | null;
  readonly lineCount: number;
  readonly supplierCount: number;
  readonly rankedCount: number;
  readonly setAsideCount: number;
  readonly totalSavings: Savings | null;
  /** What is unlike all other offers for its part. */
  readonly standOuts: readonly Placed<StandOut>[];
  /** Sentences about the package as a whole. */
  readonly notes: readonly string[];
  /** What costs are shown in: as it was set, or the only currency that is quoted where there is no rate for it. */
  readonly currency: string;
  readonly rates: RateTable;
  /** Currencies that are quoted, and that no rate is given for. */
  readonly missingRates: readonly string[];
  /** What the lines are quoted in, so that the settings can show those rates first. */
  readonly currencies: readonly string[];
}

export interface RowView {
  readonly row: number;
  /** The number that the file's own program gives it. */
  readonly number: number;
  readonly cells: readonly string[];
  /** By cell, for those that were recognized on a picture. */
  readonly scans: readonly (ScanOrigin | null)[];
  /** Why it holds no offer, where it holds none. */
  readonly skippedBecause: string | null;
}

export interface RowsView {
  readonly from: number;
  readonly rowCount: number;
  readonly rows: readonly RowView[];
}

/** What the page may ask of the worker, and what it gets. */
export interface WorkerCalls extends RememberedCalls {
  /** Beside what was read before. */
  read: {
    given: {
      readonly sources: readonly Source[];
      /** For those of the sources that are read as scans. */
      readonly scanFiles: TesseractFiles | null;
      /** Whether the page shows what is found while one waits. */
      readonly showsFound: boolean;
    };
    result: null;
  };
  /** `null` where the source holds no such picture. */
  cutOut: {
    given: { readonly source: Source; readonly scan: ScanOrigin };
    result: CutOut | null;
  };
  /** Lets go of all that was read. */
  forget: { given: null; result: null };
  analyze: { given: AnalysisInput; result: PackageView };
  compare: { given: AnalysisInput; result: ComparisonView };
  rows: {
    given: { readonly tableId: string; readonly from: number; readonly count: number };
    result: RowsView;
  };
  csv: { given: AnalysisInput; result: string };
  workbook: { given: AnalysisInput; result: Uint8Array<ArrayBuffer> };
  /** Of the part that is shown; `null` when nothing of it is ranked. */
  award: { given: AnalysisInput; result: AwardSheet | null };
  /** Of the whole request; `null` where no split covers all parts. */
  requestAward: { given: AnalysisInput; result: AwardSheet | null };
  awardCsv: { given: AwardSheet; result: string };
  awardWorkbook: {
    given: { readonly sheet: AwardSheet; readonly today: string };
    result: Uint8Array<ArrayBuffer>;
  };
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
  | { readonly kind: "cancel"; readonly requestId: number }
  /** The file that the worker asked for; `null` when it could not be fetched. */
  | { readonly kind: "file"; readonly fileName: string; readonly bytes: Uint8Array | null };

export type WorkerReply =
  | {
      readonly kind: "progress";
      readonly requestId: number;
      /** "Reading quotes.csv" */
      readonly what: string;
      /** The file that is being worked on, where it is one. */
      readonly file: SourceName | null;
      /** From 0 to 1, of all that was asked for. */
      readonly share: number;
      /** Once for each file that is read, where it holds some. */
      readonly found?: FoundInFile;
    }
  /** A PDF needs a map of characters, or the second reader its weights: the worker may not fetch itself. */
  | { readonly kind: "file-wanted"; readonly fileName: string }
  | {
      readonly kind: "done";
      readonly requestId: number;
      readonly result: WorkerCalls[CallName]["result"];
    }
  | { readonly kind: "canceled"; readonly requestId: number }
  | { readonly kind: "failed"; readonly requestId: number; readonly message: string };
