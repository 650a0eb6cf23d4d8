import type { RequestPlant } from "./approvals.ts";
import rows from "./sample-orders.json" with { type: "json" };
import type { SupplierId } from "./sample-suppliers.ts";

/**
 * Purchase orders that have been received. Illustrative, like every record the sample answers from. A row is number,
 * received, supplier, plant; parts, tooling, freight and duty in dollars; days promised, days it took.
 */
export const sampleOrders = rows.map(([number, date, supplier, plant, ...figures]) => {
  const [parts = 0, tooling = 0, freight = 0, duty = 0, promisedDays = 0, actualDays = 0] =
    figures as number[];
  return {
    id: `PO-${number}`,
    /** The day it came in. */
    date: date as string,
    supplier: supplier as SupplierId,
    plant: plant as RequestPlant,
    /** In US dollars, after normalization. */
    cost: { parts, tooling, freight, duty },
    /** From order to dock, in days: as promised, and as it was. */
    promisedDays,
    actualDays,
  };
});
