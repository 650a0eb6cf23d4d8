import type { Criterion, PerCriterion } from "../rank/criteria.ts";
import type { WeightFlip } from "../rank/flip-weight.ts";
import type { Dimension } from "../intake/quote-line.ts";
import type { SourcePlace } from "../intake/source.ts";
import type { OpenCost } from "./normalize/delivery.ts";
import type { CostParts } from "../quote/landed-cost.ts";

/** A figure with how it was worked out. */
export interface Calculation {
  /** "Price of the goods", "Freight", "Lead time". */
  readonly name: string;
  readonly value: number;
  /** Of a charge that is a share of the goods, and for duty of the tooling too. */
  readonly percent?: number;
  /** "USD", "USD per piece", "days". */
  readonly unit: string;
  /** The working with its numbers: "1,240.00 EUR per 100 × 500 pieces ÷ 100 = 6,200.00 EUR". */
  readonly formula: string;
  /** Where the numbers stand, `{ kind: "assumed" }` among them where one is an assumption of the settings. */
  readonly sources: readonly SourcePlace[];
}

/** Something about an offer that the buyer should know before signing. */
export interface OfferNote {
  readonly kind:
    | "stands-out"
    | "expired"
    | "minimum-order"
    | "open-cost"
    | "quantity"
    | "unsure"
    | "alternative";
  readonly text: string;
  readonly sources: readonly SourcePlace[];
}

/** What is bought, in pieces, kilograms or meters. */
export interface OfferQuantity {
  readonly amount: number;
  readonly dimension: Dimension;
  /** Whether the visitor asked for it, or it is as quoted. */
  readonly isAsked: boolean;
}

export interface OfferCost {
  /** `null` where no quantity is known: then only the cost per unit is. */
  readonly quantity: OfferQuantity | null;
  /** For the whole quantity, or for one piece, kilogram or meter where no quantity is known. */
  readonly parts: CostParts;
  /** The sum of the parts. */
  readonly total: number;
  /** Per unit that is shown; `null` for a package of several parts. */
  readonly perUnit: number | null;
  /** "each", "per 100", "kg". */
  readonly unitLabel: string | null;
}

export interface RankedOffer {
  /** 1 for the best. */
  readonly rank: number;
  /** The line's id, or the supplier's key in a package. */
  readonly id: string;
  /** The lines it was made of: one, or a supplier's line for each part. */
  readonly lineIds: readonly string[];
  readonly supplier: string;
  readonly cost: OfferCost;
  /** What nobody states of its cost: in no sum. */
  readonly open: readonly OpenCost[];
  readonly leadTimeDays: number | null;
  readonly reliability: number | null;
  /** From 0 to 100, and the points of each criterion before the weights. */
  readonly score: number;
  readonly values: PerCriterion;
  readonly missing: readonly Criterion[];
  /** Every step from the file to the figures above, in order. */
  readonly workings: readonly Calculation[];
  readonly notes: readonly OfferNote[];
}

/** An offer that is not ranked, and why. */
export interface SetAsideOffer {
  readonly id: string;
  readonly lineIds: readonly string[];
  readonly supplier: string;
  /**
   * `knocked-out` by a rule; `excluded` by the buyer; `not-comparable` because a number is missing; `incomplete` in a package; `other-quantity`
   * when another row of the supplier holds at the quantity asked for; `replaced` when another file of the supplier holds;
   * `alternative` where others offer what was asked for; `expired` when its validity is over; `no-bid` when the supplier says that it does not quote the part.
   */
  readonly kind:
    | "knocked-out"
    | "excluded"
    | "not-comparable"
    | "incomplete"
    | "other-quantity"
    | "replaced"
    | "alternative"
    | "expired"
    | "no-bid";
  /** One sentence. */
  readonly reason: string;
  readonly sources: readonly SourcePlace[];
}

/** Why the first is first, and what would change it. */
export interface LeadReason {
  readonly sentence: string;
  readonly runnerUpId: string;
  /** The weight of each criterion at which the second takes the lead; `null` where none does. */
  readonly flips: Readonly<Record<Criterion, WeightFlip | null>>;
  /** The flips in words, the smallest move first. */
  readonly flipSentences: readonly string[];
}

/** In the currency that is shown; negative when the first costs more. For the quantity, or per unit shown without one. */
export interface Savings {
  readonly againstHighest: number;
  readonly againstHighestPercent: number;
  readonly againstMedian: number;
  readonly againstMedianPercent: number;
  readonly sentence: string;
}

/** A value that a ranked offer does not give, and what it would take. */
export interface MissingValue {
  readonly offerId: string;
  readonly supplier: string;
  readonly criterion: Criterion;
  /** The value from which on it would be first, or `null` when none would do. */
  readonly firstAt: number | null;
  readonly sentence: string;
}

/** Offers that are compared with each other: all of one part, or all suppliers of a package. */
export interface OfferGroup {
  /** A `partKey`, or "package". */
  readonly id: string;
  /** The part as the first file writes it, or the number of parts. */
  readonly title: string;
  readonly description: string | null;
  readonly dimension: Dimension;
  readonly best: readonly RankedOffer[];
  /** All that are ranked, the best among them. */
  readonly rankedCount: number;
  readonly setAside: readonly SetAsideOffer[];
  /** `null` with fewer than two ranked offers. */
  readonly lead: LeadReason | null;
  /** One sentence for each tie among the best. */
  readonly ties: readonly string[];
  readonly savings: Savings | null;
  readonly missing: readonly MissingValue[];
  /** What is not stated of the costs, and how far it could change the order, in sentences. */
  readonly openCosts: readonly string[];
  /** Sentences about the group: quantities that differ, nothing to rank. */
  readonly notes: readonly string[];
}

export interface StandOut {
  readonly supplier: string;
  readonly part: string;
  readonly text: string;
  readonly sources: readonly SourcePlace[];
}

export interface Analysis {
  /** ISO 4217, as in the settings. */
  readonly currency: string;
  /** By title; one only when suppliers are ranked by package. */
  readonly groups: readonly OfferGroup[];
  readonly lineCount: number;
  readonly rankedCount: number;
  readonly setAsideCount: number;
  /** Over all groups with a known quantity, in the currency that is shown; `null` when there is none. */
  readonly totalSavings: Savings | null;
  /** What is unlike all other offers for a part, to be looked at before the ranking. */
  readonly standOuts: readonly StandOut[];
  /** Sentences about all of it, such as what prices are taken for. */
  readonly notes: readonly string[];
}
