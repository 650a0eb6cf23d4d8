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
}
