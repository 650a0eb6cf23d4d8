import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Approver, RequestCategory, RequestPlant } from "#app/samples/approval-rules.ts";
import { routeRequest, routeSteps } from "#app/samples/approval-route.ts";
import { sampleOrders } from "#app/samples/sample-orders.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { sampleSuppliers, type SupplierId } from "#app/samples/sample-suppliers.ts";

import type { MetricName, Status, Table } from "./metrics.ts";

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

/** RFQ, received, supplier; parts, tooling, freight and duty in dollars; lead time in days. */
const quoteTable = `
RFQ-2424 2026-09-11 kilnmark 61200 4800 3350 0 44
RFQ-2424 2026-09-12 arteaga 56400 5200 2180 0 41
RFQ-2424 2026-09-14 hollerbach 58900 3900 6240 3140 36
RFQ-2428 2026-06-05 kilnmark 83700 2600 3920 0 46
RFQ-2428 2026-06-06 arteaga 78300 3400 3610 0 43
RFQ-2428 2026-06-08 hollerbach 86400 2600 8050 4450 38
RFQ-2433 2026-09-18 pinecroft 38600 0 2470 772 48
RFQ-2433 2026-09-19 halden 41800 0 1260 0 27
RFQ-2436 2026-05-13 pinecroft 27400 0 610 0 52
RFQ-2436 2026-05-15 halden 29900 0 1180 598 29
RFQ-2441 2026-09-20 norrvik 34200 2900 1540 0 33
RFQ-2441 2026-09-21 reinhold-vogt 39600 1900 880 0 19
RFQ-2441 2026-09-24 sable-river 33800 2400 5960 1810 28
RFQ-2441 2026-09-25 ashgrove 36100 2200 6120 1915 25
RFQ-2445 2026-04-16 tallow-creek 29700 1800 980 0 21
RFQ-2445 2026-04-17 sable-river 26900 2100 860 0 27
RFQ-2445 2026-04-19 ashgrove 27800 1400 910 0 24
RFQ-2445 2026-04-22 norrvik 24100 2600 2950 1335 36
RFQ-2449 2026-09-26 rosewater 18900 0 420 0 17
RFQ-2449 2026-09-27 sable-river 20400 0 310 0 22
RFQ-2449 2026-09-28 reinhold-vogt 17600 0 1490 880 20`;

/** Number, asked for, supplier, plant, approver, dollars, hours on the clock until signed or so far, status. */
const approvalTable = `
311 2025-10-03 ashgrove monterrey quality 73110 7 approved
312 2025-10-17 tallow-creek dayton quality 42090 1 approved
313 2025-10-24 ashgrove monterrey quality 25520 10 approved
314 2025-11-09 halden aachen engineering 28050 22 approved
315 2025-11-14 reinhold-vogt dayton finance 24740 3 approved
316 2025-11-25 hollerbach aachen quality 32760 8 approved
317 2025-12-02 norrvik aachen plantManager 38910 12 approved
318 2025-12-17 rosewater aachen finance 27080 17 approved
319 2025-12-26 sable-river monterrey finance 26820 3 approved
320 2026-01-04 arteaga dayton finance 64580 4 approved
321 2026-01-16 rosewater aachen finance 26460 1 approved
322 2026-01-21 reinhold-vogt dayton finance 130140 4 approved
323 2026-02-02 ashgrove monterrey plantManager 22060 9 approved
324 2026-02-19 bluegate dayton purchasingLead 3000 1 approved
325 2026-02-23 bluegate aachen purchasingLead 7210 5 approved
326 2026-03-09 pinecroft dayton plantManager 22010 6 approved
327 2026-03-18 tallow-creek monterrey trade 17530 1 approved
328 2026-03-24 sable-river monterrey plantManager 13380 7 approved
329 2026-04-02 kilnmark monterrey finance 89460 4 approved
330 2026-04-17 kilnmark monterrey quality 30930 1 approved
331 2026-04-23 norrvik aachen finance 35250 1 approved
332 2026-05-07 sable-river monterrey trade 28590 7 approved
333 2026-05-11 bluegate aachen purchasingLead 3450 5 approved
334 2026-05-20 arteaga monterrey finance 69070 2 approved
335 2026-06-05 hollerbach aachen quality 61460 6 approved
336 2026-06-14 bluegate aachen purchasingLead 7670 9 approved
337 2026-06-21 kilnmark monterrey finance 81490 2 approved
338 2026-07-02 kilnmark monterrey trade 71720 11 approved
339 2026-09-29 bluegate dayton purchasingLead 4800 20 pending
340 2026-09-30 kilnmark dayton quality 30560 12 pending
341 2026-09-30 tallow-creek dayton finance 35700 1 pending
342 2026-09-30 ashgrove monterrey quality 16710 5 pending
343 2026-09-30 reinhold-vogt aachen finance 38560 4 pending
344 2026-09-30 hollerbach aachen quality 82470 2 pending
345 2026-09-30 sable-river monterrey quality 29800 1 pending
346 2026-09-30 hollerbach aachen plantManager 82400 12 pending`;

/** The days on which the responses that the home dashboard ranks came in. */
const packageDates = ["2026-09-03", "2026-09-05", "2026-09-06"];

const packageQuotes = samplePackage.vendors.map(({ id, cost, leadTimeDays }, index) => ({
  rfq: samplePackage.rfq as RfqId,
  date: packageDates[index] ?? "",
  supplier: id as SupplierId,
  cost,
  leadTimeDays,
}));

const linesOf = <Line>(table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" ") as Line);

const tableQuotes = linesOf<[RfqId, date: string, SupplierId, ...figures: string[]]>(
  quoteTable,
).map(([rfq, date, supplier, ...figures]) => {
  const [parts = 0, tooling = 0, freight = 0, duty = 0, leadTimeDays = 0] = figures.map(Number);
  return { rfq, date, supplier, cost: { parts, tooling, freight, duty }, leadTimeDays };
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

type ApprovalLine = [
  number: string,
  date: string,
  SupplierId,
  RequestPlant,
  Approver,
  dollars: string,
  hours: string,
  "approved" | "pending",
];

const approvalRows = linesOf<ApprovalLine>(approvalTable).map((line) => {
  const [number, date, supplier, plant, approver, dollars, hours, status] = line;
  const [amount, openHours] = [Number(dollars), Number(hours)];
  const { category, country: from } = sampleSuppliers[supplier];
  const steps = routeSteps(routeRequest({ amount, category, plant, from }));
  const slaHours = steps.find((step) => step.approver === approver)?.slaHours ?? 0;
  const statuses: Status[] = [status, openHours > slaHours ? "overdue" : "withinSla"];
  const figures = { approvals: 1, approvalAmount: amount, approvalHours: openHours };
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
