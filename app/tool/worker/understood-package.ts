import type { Recognition } from "#analyzer/intake/recognition.ts";
import type { FileReading, SourcePlace, SourceTable } from "#analyzer/intake/source.ts";
import type { FilesAside } from "#analyzer/package/files/files-aside.ts";
import type { MatchedRequest } from "#analyzer/package/request/match-request.ts";
import type { QuoteRequest } from "#analyzer/package/request/read-request.ts";
import type { SimilarParts } from "#analyzer/package/request/similar-parts.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";

/** A package as the figures are worked from: what was read, what was understood, and at which quantities. */
export interface UnderstoodPackage {
  readonly readings: readonly FileReading[];
  readonly tables: ReadonlyMap<string, SourceTable>;
  readonly recognition: Recognition;
  readonly files: FilesAside;
  /** Spellings that may be one part. */
  readonly similar: readonly SimilarParts[];
  readonly request:
    (QuoteRequest & { readonly matched: MatchedRequest; readonly name: string }) | null;
  readonly settings: PackageSettings;
}

/** Where something stands, as a person would say it: "row 7 of Quotes.xlsx". */
export type PlaceWords = (place: SourcePlace) => string;
