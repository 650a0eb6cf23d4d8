import type { QuoteLine } from "../../intake/quote-line.ts";
import type { RankedQuote } from "../../rank/rank.ts";
import type { SetAsideOffer } from "../analysis.ts";
import { type NoBid, noBidAside } from "../files/no-bids.ts";
import { normalize, type NormalizedPart } from "../normalize/normalize.ts";
import { type Offer, partOffers } from "../rank/offers.ts";
import { packageOffers } from "../rank/package-offers.ts";
import { ofPart, rankOffers } from "../rank/rank-offers.ts";
import type { PackageSettings } from "../settings.ts";

/** A comparison with all that was ranked in it, not only the best. */
export interface RankedPart {
  /** `null` for a package. */
  readonly part: NormalizedPart | null;
  readonly ranked: readonly RankedQuote<Offer>[];
  readonly setAside: readonly SetAsideOffer[];
}

export function rankedParts(
  lines: readonly QuoteLine[],
  settings: PackageSettings,
  noBids: readonly NoBid[] = [],
): RankedPart[] {
  const parts = normalize(lines, settings);
  if (settings.rankBy === "package" && parts.length > 0) {
    const { ranking, setAside } = rankOffers(packageOffers(parts), settings);
    return [
      { part: null, ranked: ranking.ranked, setAside: [...setAside, ...noBids.map(noBidAside)] },
    ];
  }
  return parts.map((part) => {
    const { ranking, setAside } = rankOffers(partOffers(part, settings), settings);
    const declined = ofPart(noBids, part).map(noBidAside);
    return { part, ranked: ranking.ranked, setAside: [...setAside, ...declined] };
  });
}
