import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { readTable } from "#app/format/read-table.ts";

/** A clause or note of the order that a supplier has to meet. */
interface FlowDown {
  id: string;
  name: string;
  asks: string;
  from: "Quality" | "Special process" | "Defense contract";
}

/** It comes from the customer's contract: a buyer cannot waive it. */
export const isContractual = ({ from }: FlowDown): boolean => from === "Defense contract";

export const aerospaceFlowDowns = readTable<readonly FlowDown[]>(`
id            | name                         | from             | asks
as9100        | AS9100 certificate           | Quality          | Quality system certified, scope covers castings
fai           | First article, AS9102        | Quality          | Full first article inspection, Forms 1\u00a0to\u00a03
heat          | Material certificate         | Quality          | Chemistry and properties, traced to the master heat
nadcap-ht     | Nadcap, heat treating        | Special process  | AC7102, at the source that treats the part
nadcap-ndt    | Nadcap, penetrant inspection | Special process  | AC7114/1, valid on the day of shipment
metals        | DFARS 252.225-7009           | Defense contract | Specialty metals melted in the US or a qualifying country
access        | Right of access              | Quality          | Buyer, customer and authorities may inspect the site and its records
fixed-process | Fixed process                | Quality          | No change of process, source or site without written approval
records       | Quality records, 10 years    | Quality          | Kept ten years after delivery, copies on request`);

/** A supplier's answer. A condition is held for now, and has to be asked about before the award. */
export interface Answer {
  standing: "held" | "condition" | "missing";
  text: string;
}

/** By supplier; what is empty is the usual answer. "If" is a condition, and "no" is missing. */
const answerRows = readTable<Record<string, string>[]>(`
id            | usual           | corrigan                           | haldane                     | sable-river                    | ostermoor                       | lotus-ridge
as9100        | Certified       |                                    | Certified, EN 9100          |                                | Certified, EN 9100              |
fai           | Full, priced    |                                    |                             |                                |                                 | if: Form 3 for key characteristics only
heat          | Per master heat |                                    |                             |                                |                                 |
nadcap-ht     | In house        |                                    |                             | no: Sent out, source not named |                                 |
nadcap-ndt    | In house        | if: Lapses 40 days before shipment |                             |                                |                                 |
metals        | US melt         |                                    | UK melt, qualifying country |                                | German melt, qualifying country | no: Melt source not stated
access        | Agreed          |                                    |                             |                                | if: With 30 days' notice        | no: No answer
fixed-process | Agreed          |                                    |                             |                                |                                 | no: No answer
records       | Kept 15 years   |                                    | if: On paper only           |                                | no: Kept 5 years                | no: No answer`);

const standings = { if: "condition", no: "missing" } as const;

function answersOf(supplier: string): Readonly<Record<string, Answer>> {
  const answers = answerRows.map(({ id = "", usual = "", [supplier]: own = usual }) => {
    const [, mark, text = own] = /^(if|no): (.*)$/.exec(own) ?? [];
    return [id, { standing: mark ? standings[mark as keyof typeof standings] : "held", text }];
  });
  return Object.fromEntries(answers) as Record<string, Answer>;
}

interface Foundry extends CostParts {
  id: string;
  supplier: string;
  place: string;
  leadTimeDays: number;
  reliability: number;
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
  quotes: readTable<Foundry[]>(`
id          | supplier             | place        | parts     | tooling  | freight | duty    | leadTimeDays | reliability
corrigan    | Corrigan Castings    | Erie, PA     | 178800    | 18000    | 12516   | 0       | 126          | 97
haldane     | Haldane Turbine      | Derby, UK    | 166122.91 | 20967.46 | 11628.6 | 4677.26 | 119          | 88
sable-river | Sable River Foundry  | Tulsa, OK    | 155400    | 24500    | 900     | 0       | 112          | 91
ostermoor   | Ostermoor Feinguss   | Ulm, DE      | 162234.47 | 16485.92 | 811.17  | 4468.01 | 105          | 90
lotus-ridge | Lotus Ridge Castings | Taichung, TW | 127200    | 26000    | 1272    | 3830    | 98           | 84`).map(
    ({ parts, tooling, freight, duty, ...quote }) => ({
      ...quote,
      cost: { parts, tooling, freight, duty },
      answers: answersOf(quote.id),
    }),
  ),
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
