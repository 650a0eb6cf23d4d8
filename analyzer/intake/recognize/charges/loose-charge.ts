import type { Charge } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import type { ChargeKind } from "./charge-name.ts";
import type { FoundCurrency } from "../values/currencies.ts";

/** A charge in a row or a line of its own: which parts bear it is settled when all of the file is read. */
export interface LooseCharge {
  /** As the file calls it: "Tooling", "Certificate 3.1". */
  readonly name: string;
  readonly kind: ChargeKind;
  readonly charge: Charge;
  readonly currency: FoundCurrency | null;
  readonly raw: string;
  readonly place: SourcePlace;
  readonly confidence: number;
  /** The table it stands in, or `null` for the text of the file. */
  readonly tableId: string | null;
  /** Who states it, where its row says so. */
  readonly supplier: string | null;
  /** The sentence, where it does not say that the amount is a cost: it is left out until the visitor says so. */
  readonly unsure?: string;
  /** "per part": once for each part, or for each piece. */
  readonly isOfPart?: true;
}
