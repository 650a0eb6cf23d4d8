import type { Correction } from "#analyzer/intake/recognition.ts";
import type {
  RecalledFile,
  RememberedSupplier,
} from "#analyzer/package/remembered/remembered-supplier.ts";

/** What the page may ask of the worker about suppliers that this device remembers. */
export interface RememberedCalls {
  /** `null` where the next file of its kind would not be known by it. */
  remember: {
    given: {
      readonly sourceId: string;
      /** Those of this source. */
      readonly corrections: readonly Correction[];
      /** ISO 8601. */
      readonly settledAt: string;
    };
    result: RememberedSupplier | null;
  };
  /** What is known of these sources from others that were settled before. */
  recall: {
    given: { readonly sourceIds: readonly string[]; readonly known: readonly RememberedSupplier[] };
    result: readonly RecalledFile[];
  };
}
