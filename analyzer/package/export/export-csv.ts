import { placeText } from "../../intake/place-text.ts";
import type { QuoteLine } from "../../intake/quote-line.ts";
import type { Recognition } from "../../intake/recognition.ts";
import type { RankedQuote } from "../../rank/rank.ts";
import { csvText, type CsvValue } from "../../text/csv-text.ts";
import type { RankedOffer, SetAsideOffer } from "../analysis.ts";
import { type NoBid, noBidAside } from "../files/no-bids.ts";
import { normalize, type NormalizedPart } from "../normalize/normalize.ts";
import { partTitle } from "../normalize/part-title.ts";
import { type Offer, partOffers } from "../rank/offers.ts";
import { packageOffers } from "../rank/package-offers.ts";
import { ofPart, rankOffers } from "../rank/rank-offers.ts";
import { rankedOffer } from "../rank/ranked-offer.ts";
import type { PackageSettings } from "../settings.ts";
import { type AddedCost, addedCosts } from "./added-costs.ts";
import type { SourceTables } from "./audit-trail.ts";

const packageTitle = "Package";

/** Every offer, ranked or set aside with the reason, one to a row. */
export function exportCsv(
  { lines, noBids }: Recognition & { readonly noBids?: readonly NoBid[] },
  settings: PackageSettings,
  tables: SourceTables,
): string {
  const { currency } = settings;
  const head = [
    "Part",
    "Rank",
    "Supplier",
    "Quantity",
    `Goods (${currency})`,
    `Tooling (${currency})`,
    `Freight (${currency})`,
    `Duty (${currency})`,
    `Landed cost (${currency})`,
    `Landed cost per unit (${currency})`,
    "Unit",
    "Lead time (days)",
    "Reliability",
    "Score",
    "Status",
    "Notes",
    "Added costs",
    "Source",
  ];
  const placeOfLine = new Map(lines.map((line) => [line.id, line.prices[0]?.price.place]));
  const sourceOf = (lineIds: readonly string[]) =>
    lineIds
      .flatMap((id) => placeOfLine.get(id) ?? [])
      .map((place) => placeText(place, tables))
      .join("; ");
  const rows = rankedParts(lines, settings, noBids).flatMap(({ part, ranked, setAside }) => {
    const title = part ? partTitle(part.context) : packageTitle;
    return [
      ...ranked.map((each) => {
        const offer = rankedOffer(each, settings);
        const costs = each.quote.lines.flatMap((line) => addedCosts(line, settings, tables));
        return [...offerRow(title, offer), costs.map(costText).join("; "), sourceOf(offer.lineIds)];
      }),
      ...setAside.map(({ supplier, kind, reason, lineIds }): CsvValue[] => [
        title,
        null,
        supplier,
        ...Array.from({ length: head.length - 7 }, () => null),
        kind,
        reason,
        null,
        sourceOf(lineIds),
      ]),
    ];
  });
  return csvText([head, ...rows]);
}

/** "Freight: 120.00 EUR for the order (line 4 of acme.pdf)". */
function costText({ name, working, from }: AddedCost): string {
  return `${name}: ${working} (${from})`;
}

function offerRow(title: string, offer: RankedOffer): CsvValue[] {
  const { cost, leadTimeDays, reliability } = offer;
  const { parts, tooling, freight, duty } = cost.parts;
  return [
    title,
    offer.rank,
    offer.supplier,
    cost.quantity?.amount ?? null,
    ...[parts, tooling, freight, duty, cost.total].map(rounded),
    cost.perUnit === null ? null : rounded(cost.perUnit),
    cost.unitLabel,
    leadTimeDays,
    reliability,
    rounded(offer.score),
    "ranked",
    offer.notes.map(({ text }) => text).join(" "),
  ];
}

/** To a millionth: what a spreadsheet shows of it is its own affair. */
function rounded(value: number): number {
  return Number(value.toFixed(6));
}

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
