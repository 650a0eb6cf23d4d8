import type { SourcePlace } from "../../intake/source.ts";
import { rank, type Ranking } from "../../rank/rank.ts";
import type { Weights } from "../../rank/weights.ts";
import type { OfferGroup, SetAsideOffer } from "../analysis.ts";
import { explainFirst, explainTies } from "../explain/explain-group.ts";
import { findMissingValues } from "../explain/missing-values.ts";
import { openCostSentences } from "../explain/open-costs.ts";
import { describeSavings, savingsBasis, type SavingsBasis } from "../explain/savings.ts";
import { daysText, listText, moneyText, numberText, quantityText } from "../figures.ts";
import { type NoBid, noBidAside } from "../files/no-bids.ts";
import { inShownCurrency } from "../normalize/line-workings.ts";
import type { NormalizedPart } from "../normalize/normalize.ts";
import { partDescription, partTitle } from "../normalize/part-title.ts";
import { bareNumber } from "../request/similar-parts.ts";
import type { PackageSettings } from "../settings.ts";
import { type Offer, type OfferSet, partOffers } from "./offers.ts";
import type { PackageOffers } from "./package-offers.ts";
import { rankedOffer } from "./ranked-offer.ts";
import { statedWeights, unstatedNote } from "./stated-weights.ts";

/** Offers after the knock-out rules, ranked. */
export interface RankedSet {
  readonly ranking: Ranking<Offer>;
  /** As they count: without what no quote states. */
  readonly weights: Weights;
  /** What of them does not count. */
  readonly weightNotes: readonly string[];
  readonly setAside: readonly SetAsideOffer[];
}

export function rankOffers({ offers, setAside }: OfferSet, settings: PackageSettings): RankedSet {
  const standing: Offer[] = [];
  const knockedOut: SetAsideOffer[] = [];
  for (const offer of offers) {
    const found = findKnockOut(offer, settings);
    if (!found) standing.push(offer);
    else {
      const lineIds = offer.lines.map(({ line }) => line.id);
      const { id, supplier } = offer;
      knockedOut.push({ id, lineIds, supplier, kind: "knocked-out", ...found });
    }
  }
  const weights = statedWeights(standing, settings.weights);
  const note = unstatedNote(standing, settings.weights);
  return {
    ranking: rank(standing, weights),
    weights,
    weightNotes: note === null ? [] : [note],
    setAside: [...knockedOut, ...setAside].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function withNoBids(set: RankedSet, noBids: readonly NoBid[]): RankedSet {
  return noBids.length === 0
    ? set
    : { ...set, setAside: [...set.setAside, ...noBids.map(noBidAside)] };
}

export function ofPart(noBids: readonly NoBid[], { context }: NormalizedPart): NoBid[] {
  const key = bareNumber(partTitle(context));
  return noBids.filter(({ part }) => bareNumber(part) === key);
}

/** A group with what its savings are made of, for the total over all groups. */
export interface ExplainedGroup {
  readonly group: OfferGroup;
  /** In the currency shown, for the whole quantity; `null` when no quantity is known or nothing is ranked. */
  readonly basis: SavingsBasis | null;
}

export function partGroup(
  part: NormalizedPart,
  settings: PackageSettings,
  noBids: readonly NoBid[],
): ExplainedGroup {
  const { context } = part;
  const set = withNoBids(rankOffers(partOffers(part, settings), settings), ofPart(noBids, part));
  const [first] = set.ranking.ranked;
  const wanted = first?.quote.lines[0]?.goods.wanted ?? null;
  const unit = settings.shownUnits[context.dimension];
  const notes: string[] = [];
  if (context.askedQuantity === null && context.statedQuantities.length > 1) {
    const stated = context.statedQuantities
      .slice(0, 5)
      .map((each) => quantityText(each, context.dimension));
    notes.push(
      `Quotes are for ${listText(stated)}: each is compared per unit at its own quantity. Enter the quantity asked for to compare them at one.`,
    );
  }
  notes.push(...assumedNotes([part], settings));
  return explainGroup(set, settings, {
    id: context.key,
    title: partTitle(context),
    description: partDescription(context),
    dimension: context.dimension,
    notes,
    amount: wanted ?? unit.size,
    scope:
      wanted === null
        ? `for ${unit.size === 1 ? "one" : quantityText(unit.size, context.dimension)}`
        : `on ${quantityText(wanted, context.dimension)}`,
    hasQuantity: wanted !== null,
  });
}

export function packageGroup(
  offers: PackageOffers,
  settings: PackageSettings,
  noBids: readonly NoBid[],
): ExplainedGroup {
  const { parts, leftOut } = offers;
  const count = `${parts.length} ${parts.length === 1 ? "part" : "parts"}`;
  const set = withNoBids(rankOffers(offers, settings), noBids);
  const notes = leftOut.map(
    ({ context }) =>
      `No quote for ${partTitle(context)} can be compared at a known quantity: it is left out of all totals.`,
  );
  const differing = parts.filter(
    ({ context }) => context.askedQuantity === null && context.statedQuantities.length > 1,
  );
  for (const { context } of differing.slice(0, 5)) {
    notes.push(
      `Quotes for ${partTitle(context)} differ in quantity: ${quantityText(context.usualQuantity ?? 0, context.dimension)} is used, as most state it. Enter the quantity asked for to decide.`,
    );
  }
  notes.push(...assumedNotes(parts, settings));
  if (offers.offers.length === 0 && parts.length > 0) {
    notes.push(`No supplier prices all ${count}: rank line by line instead.`);
  }
  return explainGroup(set, settings, {
    id: "package",
    title: `Package of ${count}`,
    description: null,
    dimension: "count",
    notes,
    amount: 1,
    scope: `over ${count}`,
    hasQuantity: true,
  });
}

/** "Compared at 100 pieces, the first step of the prices, as no quantity is asked for." */
function assumedNotes(
  parts: readonly NormalizedPart[],
  { assumedQuantities = [] }: PackageSettings,
): string[] {
  const texts = parts.flatMap(({ context: { key, askedQuantity, dimension } }) =>
    askedQuantity !== null && assumedQuantities.includes(key)
      ? [quantityText(askedQuantity, dimension)]
      : [],
  );
  const distinct = [...new Set(texts)];
  return distinct.length === 0
    ? []
    : [
        `Compared at ${listText(distinct)}, where the prices begin: no file says how many you need. Enter the quantity asked for to compare at another.`,
      ];
}

interface GroupFacts extends Pick<
  OfferGroup,
  "id" | "title" | "description" | "dimension" | "notes"
> {
  /** What a ranked cost is multiplied by for the savings. */
  readonly amount: number;
  readonly scope: string;
  readonly hasQuantity: boolean;
}

function explainGroup(
  { ranking, setAside, weights, weightNotes }: RankedSet,
  settings: PackageSettings,
  { amount, scope, hasQuantity, notes, ...facts }: GroupFacts,
): ExplainedGroup {
  const { ranked, best } = ranking;
  const [first] = ranked;
  const shown = (cost: number) => inShownCurrency(cost * amount, settings);
  const basis = first
    ? savingsBasis(
        shown(first.quote.landedCost),
        ranked.map(({ quote }) => shown(quote.landedCost)),
      )
    : null;
  const { currency } = settings;
  return {
    group: {
      ...facts,
      notes: [...notes, ...weightNotes],
      best: best.map((each) => rankedOffer(each, settings)),
      rankedCount: ranked.length,
      setAside,
      // Getters: of thousands of groups one is looked at. Copying a group to another thread reads them.
      get lead() {
        return explainFirst(ranked, weights);
      },
      get ties() {
        return explainTies(best);
      },
      get savings() {
        if (!first || !basis || ranked.length < 2) return null;
        return describeSavings(basis, { who: first.quote.supplier, scope, currency });
      },
      get missing() {
        return findMissingValues(ranked, weights);
      },
      get openCosts() {
        return openCostSentences(
          ranked,
          weights,
          (cost) => `${moneyText(shown(cost))} ${currency}`,
        );
      },
    },
    basis: hasQuantity && ranked.length > 1 ? basis : null,
  };
}

type Rules = Pick<PackageSettings, "latestDeliveryDays" | "minimumReliability">;

/** Why a rule takes an offer out, or `null`. What a quote does not say cannot be shown to meet a rule. */
function findKnockOut(
  { supplier, leadTimeDays, reliability, lines }: Offer,
  { latestDeliveryDays, minimumReliability }: Rules,
): { reason: string; sources: SourcePlace[] } | null {
  if (latestDeliveryDays !== null) {
    const limit = `the latest delivery of ${daysText(latestDeliveryDays)}`;
    if (leadTimeDays === null) {
      return { reason: `${supplier} gives no lead time to compare with ${limit}.`, sources: [] };
    }
    if (leadTimeDays > latestDeliveryDays) {
      return {
        reason: `${supplier} needs ${daysText(leadTimeDays)}, past ${limit}.`,
        sources: lines.flatMap(({ line }) =>
          line.leadTimeDays?.value === leadTimeDays ? line.leadTimeDays.place : [],
        ),
      };
    }
  }
  if (minimumReliability !== null) {
    const limit = `the minimum reliability of ${numberText(minimumReliability)}`;
    if (reliability === null) {
      return { reason: `${supplier} has no rating to compare with ${limit}.`, sources: [] };
    }
    if (reliability < minimumReliability) {
      return {
        reason: `${supplier} is rated ${numberText(reliability)}, below ${limit}.`,
        sources: lines.flatMap(({ line }) =>
          line.rating?.value === reliability ? line.rating.place : [],
        ),
      };
    }
  }
  return null;
}
