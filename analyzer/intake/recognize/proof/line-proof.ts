import type { LineProof, QuoteLine } from "../../quote-line.ts";
import { closes } from "./doubts/column-evidence.ts";
import type { ReadOffers } from "./unproven.ts";
import { isSumStated } from "./wholly-proven.ts";

/** The lines with what speaks for each of them beside its own reading. */
export function withProof(offers: Omit<ReadOffers, "alreadyAsked">): readonly QuoteLine[] {
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
