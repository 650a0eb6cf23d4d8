import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import {
  type Approver,
  type RequestCategory,
  type RequestPlant,
  routeRequest,
  routeSteps,
} from "#app/samples/approvals.ts";
import { sampleOrders, sampleSuppliers, type SupplierId } from "#app/samples/sample-suppliers.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

import type { MetricName, Status, Table } from "./metrics.ts";
import approvals from "./sample-approvals.json" with { type: "json" };
import quotes from "./sample-quotes.json" with { type: "json" };

/** A record in the one shape that questions are computed from. */
export interface Row {
  id: string;
  table: Table;
  date: string | null;
  supplier: SupplierId;
  category: RequestCategory;
  plant: RequestPlant | null;
  rfq: RfqId | null;
  approver: Approver | null;
  statuses: readonly Status[];
  /** Money in US dollars; a rate is 100 or 0 for each row, so that its average is the rate. */
  figures: Partial<Record<MetricName, number>>;
}

/** What is asked for, other names that people use for it, and where. */
export const sampleRfqs = {
  "RFQ-2417": rfq("Motor mount", "bracket, mount", "machined", "dayton", "open"),
  "RFQ-2424": rfq("Bearing housing", "housing", "castings", "monterrey", "open"),
  "RFQ-2428": rfq("Pump cover", "cover", "castings", "dayton", "awarded"),
  "RFQ-2433": rfq("Control board", "board", "electronics", "aachen", "open"),
  "RFQ-2436": rfq("Sensor harness", "harness", "electronics", "monterrey", "awarded"),
  "RFQ-2441": rfq("Hydraulic manifold", "manifold", "machined", "aachen", "open"),
  "RFQ-2445": rfq("Drive shaft", "shaft", "machined", "monterrey", "awarded"),
  "RFQ-2449": rfq("Drill fixture", "", "tooling", "dayton", "open"),
};

export type RfqId = keyof typeof sampleRfqs;

function rfq(
  part: string,
  alsoCalled: string,
  category: RequestCategory,
  plant: RequestPlant,
  status: "open" | "awarded",
) {
  return { part, alsoCalled, category, plant, status };
}

/** The days on which the responses that the home dashboard ranks came in. */
const packageDates = ["2026-09-03", "2026-09-05", "2026-09-06"];

const packageQuotes = samplePackage.vendors.map(({ id, cost, leadTimeDays }, index) => ({
  rfq: samplePackage.rfq as RfqId,
  date: packageDates[index] ?? "",
  supplier: id as SupplierId,
  cost,
  leadTimeDays,
}));

/** A row is RFQ, received, supplier; parts, tooling, freight and duty in dollars; lead time in days. */
const tableQuotes = quotes.map(([rfq, date, supplier, ...figures]) => {
  const [parts = 0, tooling = 0, freight = 0, duty = 0, leadTimeDays = 0] = figures as number[];
  return {
    rfq: rfq as RfqId,
    date: date as string,
    supplier: supplier as SupplierId,
    cost: { parts, tooling, freight, duty },
    leadTimeDays,
  };
});

/** In US dollars, for the whole quantity, after normalization. */
export const sampleQuotes = [...packageQuotes, ...tableQuotes].map((quote, index) => ({
  ...quote,
  id: `Q-${601 + index}`,
  landedCost: landedCost(quote.cost).total,
  reliability: sampleSuppliers[quote.supplier].reliability,
}));

/** A row of which nothing else is known. */
function row(known: Pick<Row, "id" | "table" | "supplier" | "figures"> & Partial<Row>): Row {
  const { category } = sampleSuppliers[known.supplier];
  return { date: null, category, plant: null, rfq: null, approver: null, statuses: [], ...known };
}

const orderRows = sampleOrders.map((order) => {
  const { id, date, supplier, plant, promisedDays, actualDays, cost } = order;
  const isLate = actualDays > promisedDays;
  const figures = {
    spend: landedCost(cost).total,
    freight: cost.freight,
    duty: cost.duty,
    toolingCost: cost.tooling,
    orders: 1,
    onTimeRate: isLate ? 0 : 100,
    daysLate: Math.max(0, actualDays - promisedDays),
    leadTime: actualDays,
  };
  const statuses: Status[] = [isLate ? "late" : "onTime"];
  return row({ id, table: "orders", date, supplier, plant, statuses, figures });
});

/** Scored against the others of the same request. */
const quoteRows = (Object.keys(sampleRfqs) as RfqId[]).flatMap((rfq) => {
  const { category, plant, status } = sampleRfqs[rfq];
  const rivals = sampleQuotes.filter((quote) => quote.rfq === rfq);
  return rank(rivals, samplePackage.weights).ranked.map(({ quote, score }) => {
    const { id, date, supplier, landedCost, leadTimeDays: quotedDays } = quote;
    const figures = { landedCost, quotedDays, score, quotes: 1 };
    const known = { id, date, supplier, category, plant, rfq, figures };
    return row({ ...known, table: "quotes", statuses: [status] });
  });
});

/** A row of the file. The hours are those on the clock until it was signed, or so far. */
type Approval = [
  number: number,
  date: string,
  SupplierId,
  RequestPlant,
  Approver,
  dollars: number,
  hours: number,
  "approved" | "pending",
];

const approvalRows = (approvals as Approval[]).map((approval) => {
  const [number, date, supplier, plant, approver, amount, hours, status] = approval;
  const { category, country: from } = sampleSuppliers[supplier];
  const steps = routeSteps(routeRequest({ amount, category, plant, from }));
  const slaHours = steps.find((step) => step.approver === approver)?.slaHours ?? 0;
  const statuses: Status[] = [status, hours > slaHours ? "overdue" : "withinSla"];
  const figures = { approvals: 1, approvalAmount: amount, approvalHours: hours };
  const known = { id: `AR-${number}`, date, supplier, plant, approver, statuses, figures };
  return row({ ...known, table: "approvals" });
});

const supplierRows = (Object.keys(sampleSuppliers) as SupplierId[]).map((supplier) => {
  const { reliability } = sampleSuppliers[supplier];
  return row({ id: supplier, table: "suppliers", supplier, figures: { reliability } });
});

export const rows: readonly Row[] = [...orderRows, ...quoteRows, ...approvalRows, ...supplierRows];

export function rowsOf(table: Table): Row[] {
  return rows.filter((row) => row.table === table);
}
