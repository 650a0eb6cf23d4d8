import type { ScanLanguage } from "../scan/scan-languages.ts";

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
