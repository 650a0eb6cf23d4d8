import type { FileReading, SourcePlace, SourceTable } from "#analyzer/intake/source.ts";
import type { FilesAside } from "#analyzer/package/files/files-aside.ts";
import type { QuotePackage } from "#analyzer/package/quote-package.ts";
import type { SimilarParts } from "#analyzer/package/request/similar-parts.ts";

/** A package as the figures are worked from, with what it was read from. */
export interface UnderstoodPackage extends QuotePackage {
  readonly readings: readonly FileReading[];
  readonly tables: ReadonlyMap<string, SourceTable>;
  readonly files: FilesAside;
  /** Spellings that may be one part. */
  readonly similar: readonly SimilarParts[];
}

/** Where something stands, as a person would say it: "row 7 of Quotes.xlsx". */
export type PlaceWords = (place: SourcePlace) => string;
