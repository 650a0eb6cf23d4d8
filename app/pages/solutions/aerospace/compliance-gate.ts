import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";

/** A clause or note of the order that a supplier has to meet. */
interface FlowDown {
  id: string;
  name: string;
  asks: string;
  /** What most suppliers answer. */
  usual: string;
  from: "Quality" | "Special process" | "Defense contract";
}

/** It comes from the customer's contract: a buyer cannot waive it. */
export const isContractual = ({ from }: FlowDown): boolean => from === "Defense contract";

export const aerospaceFlowDowns: readonly FlowDown[] = [
  {
    id: "as9100",
    usual: "Certified",
    name: "AS9100 certificate",
    from: "Quality",
    asks: "Quality system certified, scope covers castings",
  },
  {
    id: "fai",
    usual: "Full, priced",
    name: "First article, AS9102",
    from: "Quality",
    asks: "Full first article inspection, Forms 1\u00a0to\u00a03",
  },
  {
    id: "heat",
    usual: "Per master heat",
    name: "Material certificate",
    from: "Quality",
    asks: "Chemistry and properties, traced to the master heat",
  },
  {
    id: "nadcap-ht",
    usual: "In house",
    name: "Nadcap, heat treating",
    from: "Special process",
    asks: "AC7102, at the source that treats the part",
  },
  {
    id: "nadcap-ndt",
    usual: "In house",
    name: "Nadcap, penetrant inspection",
    from: "Special process",
    asks: "AC7114/1, valid on the day of shipment",
  },
  {
    id: "metals",
    usual: "US melt",
    name: "DFARS 252.225-7009",
    from: "Defense contract",
    asks: "Specialty metals melted in the US or a qualifying country",
  },
  {
    id: "access",
    usual: "Agreed",
    name: "Right of access",
    from: "Quality",
    asks: "Buyer, customer and authorities may inspect the site and its records",
  },
  {
    id: "fixed-process",
    usual: "Agreed",
    name: "Fixed process",
    from: "Quality",
    asks: "No change of process, source or site without written approval",
  },
  {
    id: "records",
    usual: "Kept 15 years",
    name: "Quality records, 10 years",
    from: "Quality",
    asks: "Kept ten years after delivery, copies on request",
  },
];

/** A supplier's answer. A condition is held for now, and has to be asked about before the award. */
export interface Answer {
  standing: "held" | "condition" | "missing";
  text: string;
}

const held = (text: string): Answer => ({ standing: "held", text });
const condition = (text: string): Answer => ({ standing: "condition", text });
const missing = (text: string): Answer => ({ standing: "missing", text });

/** By clause: what a supplier says of it, else what is usual. */
function answers(own: Readonly<Record<string, Answer>>): Readonly<Record<string, Answer>> {
  const all = aerospaceFlowDowns.map(({ id, usual }) => [id, own[id] ?? held(usual)]);
  return Object.fromEntries(all) as Record<string, Answer>;
}

/**
 * The blades of the tool's aerospace sample. A civil engine flies on some military aircraft: the order has a DFARS clause, and its package
 * holds no controlled technical data, so that suppliers abroad may quote. Costs are what the analyzer makes
 * of the sample's files, in US dollars; `make/downloads/samples/samples-on-screens.test.ts` compares them.
 */
export const aerospaceRfq = {
  rfq: "RFQ-3108",
  partNumber: "88214-01",
  partName: "Turbine blade, stage 2, rev C",
  material: "Nickel alloy, investment cast",
  quantity: 120,
  weights: { landedCost: 40, leadTime: 20, reliability: 40 },
  quotes: [
    {
      id: "corrigan",
      supplier: "Corrigan Castings",
      place: "Erie, PA",
      cost: { parts: 178_800, tooling: 18_000, freight: 12_516, duty: 0 },
      leadTimeDays: 126,
      reliability: 97,
      answers: answers({ "nadcap-ndt": condition("Lapses 40 days before shipment") }),
    },
    {
      id: "haldane",
      supplier: "Haldane Turbine",
      place: "Derby, UK",
      cost: { parts: 166122.91, tooling: 20967.46, freight: 11628.6, duty: 4677.26 },
      leadTimeDays: 119,
      reliability: 88,
      answers: answers({
        as9100: held("Certified, EN 9100"),
        metals: held("UK melt, qualifying country"),
        records: condition("On paper only"),
      }),
    },
    {
      id: "sable-river",
      supplier: "Sable River Foundry",
      place: "Tulsa, OK",
      cost: { parts: 155_400, tooling: 24_500, freight: 900, duty: 0 },
      leadTimeDays: 112,
      reliability: 91,
      answers: answers({ "nadcap-ht": missing("Sent out, source not named") }),
    },
    {
      id: "ostermoor",
      supplier: "Ostermoor Feinguss",
      place: "Ulm, DE",
      cost: { parts: 162234.47, tooling: 16485.92, freight: 811.17, duty: 4468.01 },
      leadTimeDays: 105,
      reliability: 90,
      answers: answers({
        as9100: held("Certified, EN 9100"),
        metals: held("German melt, qualifying country"),
        access: condition("With 30 days' notice"),
        records: missing("Kept 5 years"),
      }),
    },
    {
      id: "lotus-ridge",
      supplier: "Lotus Ridge Castings",
      place: "Taichung, TW",
      cost: { parts: 127_200, tooling: 26_000, freight: 1272, duty: 3830 },
      leadTimeDays: 98,
      reliability: 84,
      answers: answers({
        fai: condition("Form 3 for key characteristics only"),
        metals: missing("Melt source not stated"),
        access: missing("No answer"),
        "fixed-process": missing("No answer"),
        records: missing("No answer"),
      }),
    },
  ],
} as const;

const waivable = aerospaceFlowDowns.filter((clause) => !isContractual(clause)).map(({ id }) => id);

export const aerospaceSettings = {
  must: { kind: "set", options: waivable, default: waivable },
} as const;

/** The clauses that the buyer requires, and those that stay in any case. */
export function requiredClauses(ticked: readonly string[]) {
  return aerospaceFlowDowns
    .filter((clause) => isContractual(clause) || ticked.includes(clause.id))
    .map(({ id }) => id);
}

/** A supplier's price and its answer to each requirement, by the requirement's id. */
type GatedQuote = (typeof aerospaceRfq.quotes)[number];

interface GateRules {
  weights: Weights;
  /** Ids of the requirements that nobody may miss. */
  mustHold: readonly string[];
}

/** Compliance first: who misses a requirement is not ranked, whatever the price. */
export function gateAndRank(quotes: readonly GatedQuote[], { weights, mustHold }: GateRules) {
  const judged = quotes.map((quote) => ({
    quote: { ...quote, landedCost: landedCost(quote.cost).total },
    by: mustHold.filter((id) => isMissing(quote, id)),
  }));
  const admitted = judged.filter(({ by }) => by.length === 0).map(({ quote }) => quote);
  return {
    /** Those who may be awarded, best first. */
    ranked: rank(admitted, weights).ranked,
    /** The others, each with the requirements that it misses. */
    barred: judged.filter(({ by }) => by.length > 0),
  };
}

export type Gate = ReturnType<typeof gateAndRank>;

/** An answer that was not given is missing too. */
function isMissing(quote: GatedQuote, requirementId: string): boolean {
  return (quote.answers[requirementId]?.standing ?? "missing") === "missing";
}

/** What giving up one requirement, and no other, would change. */
export function waive(quotes: readonly GatedQuote[], rules: GateRules, requirementId: string) {
  const now = gateAndRank(quotes, rules);
  const then = gateAndRank(quotes, {
    ...rules,
    mustHold: rules.mustHold.filter((id) => id !== requirementId),
  });
  const [firstNow, firstThen] = [now.ranked[0], then.ranked[0]];
  return {
    /** Suppliers that this requirement alone keeps out. */
    admits: now.barred
      .filter(({ by }) => by.length === 1 && by[0] === requirementId)
      .map(({ quote }) => quote.supplier),
    /** Landed cost of the first place now, less that of the first place then; null if there is none now. */
    saving: firstNow && firstThen ? firstNow.quote.landedCost - firstThen.quote.landedCost : null,
  };
}

export type Waiver = ReturnType<typeof waive>;
