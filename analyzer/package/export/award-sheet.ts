import type { Recognition } from "../../intake/recognition.ts";
import { criteria, criterionNames } from "../../rank/criteria.ts";
import type { OfferGroup, RankedOffer } from "../analysis.ts";
import type { Comparison } from "../compare/comparison.ts";
import type { RequestAward } from "../compare/request-award.ts";
import { daysText, listText, moneyText, numberText, quantityText } from "../figures.ts";
import { type NoBid, noBidAside } from "../files/no-bids.ts";
import { normalize } from "../normalize/normalize.ts";
import { openQuestions } from "../open-questions.ts";
import type { PackageSettings } from "../settings.ts";
import type { SourceTables, TrailEntry } from "./audit-trail.ts";
import { type BeforeOrder, beforeOrder } from "./before-order.ts";
import { type Order, orderOf } from "./order.ts";

export interface AwardRow {
  readonly rank: number;
  readonly supplier: string;
  /** For the whole quantity. */
  readonly landedCost: string;
  readonly perUnit: string;
  readonly leadTime: string;
  readonly reliability: string;
  readonly score: string;
  readonly notes: readonly string[];
}

/** All that an award says, on paper, as a workbook and as CSV. */
export interface AwardSheet {
  readonly title: string;
  readonly recommendation: string;
  readonly before: BeforeOrder;
  readonly order: Order;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Empty where a request is split over suppliers. */
  readonly ranking: readonly AwardRow[];
  /** Why the first is first, what would change it, what was set aside, other splits. */
  readonly notes: readonly { readonly title: string; readonly sentences: readonly string[] }[];
  readonly trail: readonly TrailEntry[];
  /** Of a whole request: what it was chosen from. */
  readonly comparison: Comparison | null;
}

/** What an award is made from beside what is awarded. */
export interface AwardContext {
  readonly recognition: Recognition & { readonly noBids?: readonly NoBid[] };
  readonly settings: PackageSettings;
  readonly tables: SourceTables;
  readonly fileNames: readonly string[];
  readonly trail: readonly TrailEntry[];
}

/** The award of one part, or of the package to one supplier. */
export function awardSheet(group: OfferGroup, context: AwardContext): AwardSheet {
  const { settings, fileNames, trail } = context;
  const { before, order } = ordered(group.best[0]?.lineIds ?? [], context, false);
  return {
    title: `Award of ${group.title}`,
    recommendation: mailSentence(group, settings.currency),
    before: { ...before, assumptions: [...group.openCosts, ...before.assumptions] },
    order,
    facts: facts(group, settings, fileNames),
    ranking: group.best.map((offer) => awardRow(offer, settings)),
    notes: [
      {
        title: "Why",
        sentences: [
          ...(group.lead ? [group.lead.sentence, ...group.lead.flipSentences] : []),
          ...group.ties,
          ...(group.savings ? [group.savings.sentence] : []),
          ...group.missing.map(({ sentence }) => sentence),
          ...group.notes,
        ],
      },
      {
        title: "Set aside",
        sentences: group.setAside.map(({ supplier, reason }) => `${supplier}: ${reason}`),
      },
    ],
    trail,
    comparison: null,
  };
}

/** The award of a whole request, split over suppliers. */
export function requestAwardSheet(
  { recommendation, lineIds, choices, remarks, turns }: RequestAward,
  comparison: Comparison,
  context: AwardContext,
): AwardSheet {
  const { before, order } = ordered(lineIds, context, true);
  return {
    title: "Award of the whole RFQ",
    recommendation,
    before: { ...before, open: [...before.open, ...turns] },
    order,
    facts: awardFacts(context.settings, context.fileNames),
    ranking: [],
    notes: [
      { title: "Other splits", sentences: choices },
      {
        title: "Remarks",
        sentences: [
          ...remarks,
          ...(context.recognition.noBids ?? []).map((each) => noBidAside(each).reason),
        ],
      },
    ],
    trail: context.trail,
    comparison,
  };
}

/** Of a split only what is awarded bears what is charged once; of one part, its share as it was ranked by. */
function ordered(
  lineIds: readonly string[],
  { recognition, settings, tables }: AwardContext,
  isSplit: boolean,
) {
  const { lines } = recognition;
  const parts = isSplit
    ? normalize(
        lines.filter(({ id }) => lineIds.includes(id)),
        { ...settings, rankBy: "package" },
      )
    : normalize(lines, settings);
  const byId = new Map(parts.flatMap((part) => part.lines.map((each) => [each.line.id, each])));
  const awarded = lineIds.flatMap((id) => byId.get(id) ?? []);
  const questions = openQuestions(recognition, settings).map(({ text }) => text);
  return {
    order: orderOf(awarded, settings, tables),
    before: beforeOrder(awarded, settings, questions),
  };
}

function facts(group: OfferGroup, settings: PackageSettings, fileNames: readonly string[]) {
  const quantity = group.best[0]?.cost.quantity;
  const [date, ...others] = awardFacts(settings, fileNames);
  return [
    ...(date ? [date] : []),
    ...(quantity
      ? [{ label: "Quantity", value: quantityText(quantity.amount, quantity.dimension) }]
      : []),
    {
      label: "Ranked by",
      value: settings.rankBy === "line" ? "offers for one part" : "suppliers' totals",
    },
    {
      label: "Weights",
      value: criteria
        .map(
          (criterion) =>
            `${criterionNames[criterion]} ${numberText(settings.weights[criterion])} %`,
        )
        .join(", "),
    },
    { label: "Offers", value: `${group.rankedCount} ranked, ${group.setAside.length} set aside` },
    ...others,
  ];
}

/** What any award states of its circumstances. */
function awardFacts(
  { latestDeliveryDays, minimumReliability, today }: PackageSettings,
  fileNames: readonly string[],
) {
  const rules = [
    ...(latestDeliveryDays === null ? [] : [`delivery within ${daysText(latestDeliveryDays)}`]),
    ...(minimumReliability === null
      ? []
      : [`reliability of ${numberText(minimumReliability)} or more`]),
  ];
  return [
    { label: "Date", value: today },
    { label: "Knock-out rules", value: rules.length > 0 ? listText(rules) : "none" },
    { label: "Files", value: fileNames.join(", ") },
  ];
}

function awardRow(offer: RankedOffer, { currency }: PackageSettings): AwardRow {
  const { cost, leadTimeDays, reliability, score } = offer;
  return {
    rank: offer.rank,
    supplier: offer.supplier,
    landedCost: `${moneyText(cost.total)} ${currency}`,
    perUnit:
      cost.perUnit === null ? "" : `${moneyText(cost.perUnit)} ${currency} ${cost.unitLabel}`,
    leadTime: leadTimeDays === null ? "not given" : daysText(leadTimeDays),
    reliability: reliability === null ? "not given" : numberText(reliability),
    score: score.toFixed(1),
    notes: offer.notes.map(({ text }) => text),
  };
}

/** The award in one or two sentences, to paste into a mail; empty when nothing is ranked. */
export function mailSentence(group: OfferGroup, currency: string): string {
  const [first, second] = group.best;
  if (!first) return "";
  const { quantity } = first.cost;
  const amount = quantity ? `, ${quantityText(quantity.amount, quantity.dimension)}` : "";
  const facts = [
    costText(first, currency),
    first.leadTimeDays === null
      ? "no lead time given"
      : `delivery in ${daysText(first.leadTimeDays)}`,
    first.reliability === null ? "no rating" : `rated ${numberText(first.reliability)} of 100`,
  ];
  const award = `For ${group.title}${amount} we propose ${first.supplier}: ${facts.join(", ")}.`;
  if (!second || !group.savings) return award;
  const percent = group.savings.againstHighestPercent;
  const below = percent > 0 ? `, ${percent.toFixed(1)} % below the highest` : "";
  return `${award} It is first of ${group.rankedCount} comparable offers${below}; ${second.supplier} is second.`;
}

function costText({ cost }: RankedOffer, currency: string): string {
  if (cost.quantity === null && cost.perUnit !== null) {
    return `${moneyText(cost.perUnit)} ${currency} landed (${cost.unitLabel})`;
  }
  return `${moneyText(cost.total)} ${currency} landed`;
}
