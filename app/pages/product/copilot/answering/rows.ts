import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Approver, RequestCategory, RequestPlant } from "#app/samples/approval-rules.ts";
import { sampleApprovals } from "../records/approvals.ts";
import type { MetricName, Table } from "../records/metrics.ts";
import { sampleOrders } from "#app/samples/sample-orders.ts";
import { type RfqId, sampleQuotes, sampleRfqs } from "../records/quotes.ts";
import { sampleSuppliers, type SupplierId } from "#app/samples/sample-suppliers.ts";
import type { Status } from "../records/words.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { routeRequest, routeSteps } from "#app/samples/approval-route.ts";

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

const orderRows = sampleOrders.map((order): Row => {
  const { promisedDays, actualDays, cost } = order;
  const isLate = actualDays > promisedDays;
  return {
    ...placeOf(order),
    table: "orders",
    category: sampleSuppliers[order.supplier].category,
    rfq: null,
    approver: null,
    statuses: [isLate ? "late" : "onTime"],
    figures: {
      spend: landedCost(cost).total,
      freight: cost.freight,
      duty: cost.duty,
      toolingCost: cost.tooling,
      orders: 1,
      onTimeRate: isLate ? 0 : 100,
      daysLate: Math.max(0, actualDays - promisedDays),
      leadTime: actualDays,
    },
  };
});

const quoteRows = (Object.keys(sampleRfqs) as RfqId[]).flatMap((rfq) => {
  const { category, plant, status } = sampleRfqs[rfq];
  const quotes = sampleQuotes
    .filter((quote) => quote.rfq === rfq)
    .map((quote) => ({
      ...quote,
      landedCost: landedCost(quote.cost).total,
      reliability: sampleSuppliers[quote.supplier].reliability,
    }));
  return rank(quotes, samplePackage.weights).ranked.map(({ quote, score }): Row => ({
    ...placeOf({ ...quote, plant }),
    table: "quotes",
    category,
    rfq,
    approver: null,
    statuses: [status],
    figures: {
      landedCost: quote.landedCost,
      quotedDays: quote.leadTimeDays,
      score,
      quotes: 1,
    },
  }));
});

const approvalRows = sampleApprovals.map((approval): Row => {
  const { supplier, amount, plant, approver, openHours, status } = approval;
  const { category } = sampleSuppliers[supplier];
  const steps = routeSteps(routeRequest({ amount, category, plant }));
  const slaHours = steps.find((step) => step.approver === approver)?.slaHours ?? 0;
  return {
    ...placeOf(approval),
    table: "approvals",
    category,
    rfq: null,
    approver,
    statuses: [status, openHours > slaHours ? "overdue" : "withinSla"],
    figures: { approvals: 1, approvalAmount: amount, approvalHours: openHours },
  };
});

const supplierRows = (Object.keys(sampleSuppliers) as SupplierId[]).map((supplier): Row => {
  const { category, reliability } = sampleSuppliers[supplier];
  return {
    ...placeOf({ id: supplier, date: null, supplier, plant: null }),
    table: "suppliers",
    category,
    rfq: null,
    approver: null,
    statuses: [],
    figures: { reliability },
  };
});

export const rows: readonly Row[] = [...orderRows, ...quoteRows, ...approvalRows, ...supplierRows];

export function rowsOf(table: Table): Row[] {
  return rows.filter((row) => row.table === table);
}

function placeOf({ id, date, supplier, plant }: Pick<Row, "id" | "date" | "supplier" | "plant">) {
  return { id, date, supplier, plant };
}
