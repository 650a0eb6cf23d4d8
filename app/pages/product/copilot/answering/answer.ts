import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";
import {
  defaultOrder,
  isTime,
  type Reading,
  wholeReading,
} from "#app/pages/product/copilot/language/reading.ts";
import { understand } from "#app/pages/product/copilot/language/understand.ts";
import { sampleMetrics, type Unit } from "#app/pages/product/copilot/records/metrics.ts";
import type { Row } from "#app/pages/product/copilot/records/rows.ts";
import { routeRequest, routeSteps } from "#app/samples/approvals.ts";

import { compute, type Line, type Result } from "./compute.ts";
import { formatFigure, nameOf, partOf, phraseOf } from "./say.ts";

export function answer(reading: Reading) {
  const result = compute(reading);
  // A share is a percentage whatever it is a share of.
  const unit: Unit = reading.measure === "share" ? "percent" : sampleMetrics[reading.metric].unit;
  return {
    reading,
    readAs: phraseOf(reading),
    result,
    unit,
    sentence: sentenceOf(reading, result, unit),
    /** Why the first comes first, in the words of the ranking engine. */
    explanation: reading.metric === "score" ? explanationOf(result) : null,
  };
}

export type Answer = ReturnType<typeof answer>;

/** What becomes of a question: its answer, or a question back, or a refusal. */
export function outcomeOf(question: string) {
  const understanding = understand(question);
  if (understanding.kind !== "reading") return understanding;
  return { ...understanding, answer: answer(understanding.reading) };
}

export type Outcome = ReturnType<typeof outcomeOf>;

function sentenceOf(reading: Reading, { lines, rest, rowsOnFile }: Result, unit: Unit): string {
  const { by, order, metric, currency } = reading;
  const { table: many } = sampleMetrics[metric];
  const figure = ({ value }: Line) => formatFigure(value, unit, currency);
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !last) return `None of the ${rowsOnFile} ${many} on file match.`;
  if (by === null) {
    const count = first.rows.length;
    return `${figure(first)}, from ${count} ${count === 1 ? many.slice(0, -1) : many}.`;
  }
  if (!second) return `${first.label}: ${figure(first)}.`;
  if (order === "time") {
    const peak = lines.reduce((high, line) => (line.value > high.value ? line : high));
    return `From ${figure(first)} in ${first.label} to ${figure(last)} in ${last.label}. The highest is ${peak.label} with ${figure(peak)}.`;
  }
  const [near, far] = order === "lowest" ? ["lowest", "highest"] : ["highest", "lowest"];
  const then =
    rest.length > 0
      ? `then ${second.label} at ${figure(second)}`
      : `${last.label} is ${far} at ${figure(last)}`;
  return `${first.label} is ${near} at ${figure(first)}, ${then}.`;
}

/** The first of the ranking against the one asked about, or against the second. */
function explanationOf({ lines, rest }: Result): string | null {
  const rows = [...lines, ...rest].flatMap((line) => line.rows);
  const { ranked } = rank(rows.map(quoteOf), samplePackage.weights);
  const [leader, second] = ranked;
  const asked = ranked.find(({ quote }) => quote.id === lines[0]?.rows[0]?.id);
  const rival = asked && asked !== leader ? asked : second;
  return leader && rival ? leadSentence(explainLead(leader, rival, samplePackage.weights)) : null;
}

function quoteOf({ id, supplier, figures }: Row) {
  return {
    id,
    supplier: sampleSuppliers[supplier].name,
    landedCost: figures.landedCost ?? null,
    leadTimeDays: figures.quotedDays ?? null,
    reliability: sampleSuppliers[supplier].reliability,
  };
}

export function followUps({ reading, result }: Answer): { label: string; question: string }[] {
  const { by, metric, only } = reading;
  const { table, measure } = sampleMetrics[metric];
  const [first, second] = result.lines;
  if (!first) return [{ label: "Start with all records", question: phraseOf(wholeOf(metric)) }];
  if (table === "quotes") return quoteFollowUps(reading);
  if (table === "suppliers") return [];
  const ask = (holds: boolean, label: string, change: Partial<Reading>) => {
    const next = { ...reading, measure, thresholds: [], limit: null, ...change };
    const question = phraseOf({ ...next, order: defaultOrder(metric, next.by) });
    return holds ? [{ label, question }] : [];
  };
  const ofFirst = { by: "month", only: { ...only, supplier: [first.key] } } as const;
  const canBeLate =
    table === "orders" &&
    reading.status === null &&
    metric !== "daysLate" &&
    metric !== "onTimeRate";
  const late = { status: "late", measure: by === "record" ? reading.measure : measure } as const;
  return [
    ...ask(by !== "supplier" && !only.supplier, "Split by supplier", { by: "supplier" }),
    ...ask(by === "supplier" && second !== undefined, `${first.label} by month`, ofFirst),
    ...ask(by !== "plant" && !only.plant, "Split by plant", { by: "plant" }),
    ...ask(canBeLate, "Only the late ones", late),
    ...ask(!isTime(by) && !reading.periods.length, "Quarter by quarter", { by: "quarter" }),
  ].slice(0, 3);
}

/** A score asks for its landed cost: nothing scores across requests. */
function wholeOf(metric: Reading["metric"]): Reading {
  const isQuoted = sampleMetrics[metric].table === "quotes";
  return wholeReading(metric === "score" ? "landedCost" : metric, isQuoted ? "rfq" : "supplier");
}

/** The three things a buyer weighs, of the same request for quote. */
const weighed = [
  ["Rank them by score", "score"],
  ["Compare landed cost", "landedCost"],
  ["Compare lead time", "quotedDays"],
] as const;

function quoteFollowUps({ metric, only: { rfq } }: Reading) {
  if (rfq?.length !== 1) return [];
  return weighed
    .filter(([, other]) => other !== metric)
    .map(([label, other]) => ({
      label,
      question: phraseOf({ ...wholeReading(other, "supplier"), only: { rfq } }),
    }));
}

const analyzer = { label: "Compare on the analyzer", to: "/product/rfq-analyzer" } as const;
const weights = { label: "Change the weights", to: "/" } as const;
const route = { label: "See the approval route", to: "/product/approval-routing" } as const;
const scorecards = { label: "Open the scorecards", to: "/product/vendor-scorecards" } as const;
const charts = { label: "See the control charts", to: "/product/analytics" } as const;
const spend = { label: "Open spend analytics", to: "/product/spend-intelligence" } as const;

/** The pages on which one would go on working. */
export function nextPages({ reading: { metric, only, by } }: Answer) {
  const { table, unit } = sampleMetrics[metric];
  if (table === "quotes")
    return only.rfq?.includes(samplePackage.rfq) ? [analyzer, weights] : [analyzer];
  if (table === "approvals") return [route];
  if (table === "suppliers") return [scorecards];
  if (isTime(by)) return [charts];
  return [unit === "money" || unit === "count" ? spend : scorecards];
}

/** For one quote or one open approval there is something to sign; for a sum there is not. */
export function prepareRequest({ reading, result }: Answer) {
  const row = result.lines[0]?.rows[0];
  const isAward = reading.only.rfq?.length === 1 && reading.by === "supplier";
  const isApproval = sampleMetrics[reading.metric].table === "approvals" && reading.by === "record";
  if (!row?.plant || !(isAward || isApproval)) return null;
  const { id, rfq, category, plant, figures } = row;
  const amount = Math.round(figures.landedCost ?? figures.approvalAmount ?? 0);
  const supplier = nameOf("supplier", row.supplier);
  const { country: from } = sampleSuppliers[row.supplier];
  const query = new URLSearchParams({ amount: String(amount), category, plant, from });
  return {
    amount,
    category,
    plant,
    from,
    subject: rfq ? `${rfq}, ${partOf(rfq)}: award to ${supplier}` : `${id}: ${supplier}`,
    signers: routeSteps(routeRequest({ amount, category, plant, from })).map(({ approver }) =>
      nameOf("approver", approver),
    ),
    address: `/product/approval-routing?${query}#simulator` as const,
  };
}

/** What the approval page needs to begin, and who would sign. */
export type PreparedRequest = NonNullable<ReturnType<typeof prepareRequest>>;
