import type { LineProof, QuoteLine } from "../../quote-line.ts";
import { reachOf } from "../checks/stated-totals.ts";
import { closes } from "./doubts/column-evidence.ts";
import type { ReadOffers } from "./unproven.ts";

type Proving = Omit<ReadOffers, "alreadyAsked">;

/** The lines with what speaks for each of them beside its own reading. */
export function withProof(offers: Proving): readonly QuoteLine[] {
  const isAgreed = offers.together?.isAgreed === true;
  const isSummed = isSumStated(offers);
  return offers.lines.map((line) => {
    const provenBy: LineProof[] = [
      ...(isSummed || closes([line], offers) ? (["a stated total"] as const) : []),
      ...(isAgreed ? (["both readers"] as const) : []),
    ];
    return provenBy.length === 0 ? line : { ...line, provenBy };
  });
}

/** The sum of the offers is one that the file states. */
function isSumStated({ contexts, lines, totals, lineTotals }: Proving): boolean {
  const reach = reachOf(contexts, lines, totals, lineTotals);
  return totals.length > 0 && totals.every((total) => reach?.isReached(total) === true);
}
