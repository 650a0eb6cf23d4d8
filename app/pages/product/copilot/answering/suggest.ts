import { routeRequest, routeSteps } from "#app/samples/approvals.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { defaultOrder, isTime, type Reading, wholeReading } from "../language/reading.ts";
import { sampleMetrics } from "../records/metrics.ts";

import type { Answer } from "./answer.ts";
import { nameOf, partOf, phraseOf } from "./say.ts";

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
