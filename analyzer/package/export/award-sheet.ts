import { criteria, criterionNames } from "../../rank/criteria.ts";
import type { OfferGroup, RankedOffer } from "../analysis.ts";
import { daysText, listText, moneyText, numberText, quantityText } from "../figures.ts";
import type { PackageSettings } from "../settings.ts";
import type { TrailEntry } from "./audit-trail.ts";
import { mailSentence } from "./mail-sentence.ts";

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

/** All that a printed award says, as records. */
export interface AwardSheet {
  readonly title: string;
  readonly recommendation: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly ranking: readonly AwardRow[];
  /** Why the first is first, what would change it, ties, savings, what is missing. */
  readonly reasons: readonly string[];
  readonly setAside: readonly { readonly supplier: string; readonly reason: string }[];
  readonly assumptions: readonly string[];
  readonly trail: readonly TrailEntry[];
}

export function awardSheet(
  group: OfferGroup,
  settings: PackageSettings,
  { trail, fileNames }: { trail: readonly TrailEntry[]; fileNames: readonly string[] },
): AwardSheet {
  return {
    title: `Award of ${group.title}`,
    recommendation: mailSentence(group, settings.currency),
    facts: facts(group, settings, fileNames),
    ranking: group.best.map((offer) => awardRow(offer, settings)),
    reasons: [
      ...(group.lead ? [group.lead.sentence, ...group.lead.flipSentences] : []),
      ...group.ties,
      ...(group.savings ? [group.savings.sentence] : []),
      ...group.missing.map(({ sentence }) => sentence),
      ...group.notes,
    ],
    setAside: group.setAside.map(({ supplier, reason }) => ({ supplier, reason })),
    assumptions: assumptions(group, settings),
    trail,
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
export function awardFacts(
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

/** What the figures rest on beside the files. */
function assumptions(group: OfferGroup, { rates, currency }: PackageSettings) {
  const workings = group.best.flatMap((offer) =>
    offer.workings.map((working) => ({ supplier: offer.supplier, ...working })),
  );
  const isConverted = workings.some(({ formula }) => formula.includes("rates of"));
  const given = workings.filter(
    ({ name, sources }) =>
      (name === "Freight" || name === "Duty") && sources.some(({ kind }) => kind === "visitor"),
  );
  return [
    ...group.openCosts,
    ...(isConverted ? [`Exchange rates of ${rates.asOf} to ${currency}. ${rates.source}.`] : []),
    ...given.map(
      ({ supplier, name, formula }) => `${name} of ${supplier}, given by the buyer: ${formula}.`,
    ),
  ];
}
