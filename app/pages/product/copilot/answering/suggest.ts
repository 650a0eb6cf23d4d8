import { approvers, type RequestCategory, type RequestPlant } from "#app/samples/approval-rules.ts";
import { sampleMetrics } from "../records/metrics.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { routeRequest } from "#app/samples/approval-route.ts";

import type { Answer } from "./answer.ts";
import { partOf } from "./names.ts";
import { phraseOf } from "./phrase.ts";
import { defaultOrder, isTime, type Reading } from "../language/reading.ts";
import type { Row } from "./rows.ts";

/** A question that follows from the answer. */
export interface FollowUp {
  label: string;
  question: string;
}

/** The page on which one would go on working. */
export interface NextPage {
  label: string;
  to:
    | "/"
    | "/product/rfq-analyzer"
    | "/product/spend-intelligence"
    | "/product/vendor-scorecards"
    | "/product/approval-routing"
    | "/product/analytics";
}

/** What the approval page needs to begin, and who would sign. */
export interface PreparedRequest {
  amount: number;
  category: RequestCategory;
  plant: RequestPlant;
  subject: string;
  signers: readonly string[];
  address: `/product/approval-routing?${string}`;
}

export function followUps({ reading, result }: Answer): FollowUp[] {
  const [first] = result.lines;
  const { by, metric } = reading;
  const { table } = sampleMetrics[metric];
  if (!first) return [{ label: "Start with all records", question: phraseOf(wholeOf(reading)) }];
  const ask = (label: string, change: Partial<Reading>): FollowUp => {
    const next = { ...reading, thresholds: [], limit: null, ...change };
    return { label, question: phraseOf({ ...next, order: defaultOrder(metric, next.by) }) };
  };
  if (table === "quotes") return quoteFollowUps(reading);
  if (table === "suppliers") return [];
  const measure = sampleMetrics[metric].measure;
  return [
    by !== "supplier" &&
      !reading.only.supplier &&
      ask("Split by supplier", { by: "supplier", measure }),
    by === "supplier" &&
      result.lines.length > 1 &&
      ask(`${first.label} by month`, {
        by: "month",
        measure,
        only: { ...reading.only, supplier: [first.key] },
      }),
    by !== "plant" && !reading.only.plant && ask("Split by plant", { by: "plant", measure }),
    table === "orders" &&
      reading.status === null &&
      metric !== "daysLate" &&
      metric !== "onTimeRate" &&
      ask("Only the late ones", { status: "late", ...(by === "record" ? {} : { measure }) }),
    !isTime(by) &&
      reading.periods.length === 0 &&
      ask("Quarter by quarter", { by: "quarter", measure }),
  ]
    .filter((followUp) => followUp !== false)
    .slice(0, 3);
}

function wholeOf({ metric }: Reading): Reading {
  const { measure } = sampleMetrics[metric];
  const by = sampleMetrics[metric].table === "quotes" ? "rfq" : "supplier";
  const asked = metric === "score" ? "landedCost" : metric;
  return {
    metric: asked,
    measure: metric === "score" ? "lowest" : measure,
    by,
    only: {},
    without: {},
    status: null,
    periods: [],
    thresholds: [],
    order: defaultOrder(asked, by),
    limit: null,
    currency: "USD",
  };
}

/** The three things a buyer weighs, of the same request for quote. */
function quoteFollowUps(reading: Reading): FollowUp[] {
  const [rfq, ...more] = reading.only.rfq ?? [];
  if (!rfq || more.length > 0) return [];
  const questions: [string, Reading["metric"]][] = [
    ["Rank them by score", "score"],
    ["Compare landed cost", "landedCost"],
    ["Compare lead time", "quotedDays"],
  ];
  return questions
    .filter(([, metric]) => metric !== reading.metric)
    .map(([label, metric]) => ({
      label,
      question: phraseOf({
        ...wholeOf(reading),
        metric,
        measure: sampleMetrics[metric].measure,
        by: "supplier",
        only: { rfq: [rfq] },
        order: defaultOrder(metric, "supplier"),
      }),
    }));
}

export function nextPages({ reading }: Answer): NextPage[] {
  const { table, unit } = sampleMetrics[reading.metric];
  if (table === "quotes") {
    return [
      { label: "Compare on the analyzer", to: "/product/rfq-analyzer" },
      ...(reading.only.rfq?.includes(samplePackage.rfq)
        ? [{ label: "Change the weights", to: "/" } as const]
        : []),
    ];
  }
  if (table === "approvals")
    return [{ label: "See the approval route", to: "/product/approval-routing" }];
  if (table === "suppliers")
    return [{ label: "Open the scorecards", to: "/product/vendor-scorecards" }];
  if (isTime(reading.by)) return [{ label: "See the control charts", to: "/product/analytics" }];
  return unit === "money" || unit === "count"
    ? [{ label: "Open spend analytics", to: "/product/spend-intelligence" }]
    : [{ label: "Open the scorecards", to: "/product/vendor-scorecards" }];
}

/** For one quote or one open approval there is something to sign; for a sum there is not. */
export function prepareRequest({ reading, result }: Answer): PreparedRequest | null {
  const row = result.lines[0]?.rows[0];
  const isAward = reading.only.rfq?.length === 1 && reading.by === "supplier";
  const isApproval = sampleMetrics[reading.metric].table === "approvals" && reading.by === "record";
  if (!row?.plant || !(isAward || isApproval)) return null;
  const amount = Math.round(row.figures.landedCost ?? row.figures.approvalAmount ?? 0);
  const { category, plant } = row;
  const { parallel, final } = routeRequest({ amount, category, plant });
  const query = new URLSearchParams({ amount: String(amount), category, plant });
  return {
    amount,
    category,
    plant,
    subject: subjectOf(row),
    signers: [...parallel, final].map(({ approver }) => approvers[approver].title),
    address: `/product/approval-routing?${query}#simulator`,
  };
}

function subjectOf({ id, rfq, supplier }: Row): string {
  const { name } = sampleSuppliers[supplier];
  return rfq ? `${rfq}, ${partOf(rfq).toLowerCase()}: award to ${name}` : `${id}: ${name}`;
}
