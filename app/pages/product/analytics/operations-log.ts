import { readTable } from "#app/format/read-table.ts";
import type { RequestPlant } from "#app/samples/approvals.ts";
import { brand } from "#app/site/brand.ts";
import { type Counter, counters, type Kpi } from "./operations-kpis.ts";
import rows from "./operations-log.json" with { type: "json" };

/** The process was changed on purpose between the two, so each has limits of its own. */
export const logPhases = {
  before: { name: "By hand", firstWeek: 1, lastWeek: 13 },
  after: { name: `With ${brand.name}`, firstWeek: 14, lastWeek: 26 },
} as const;

/**
 * One plant's week, as counters in their order: every measure is a sum divided by a sum, so that plants add up.
 * Illustrative, in US dollars.
 */
export const operationsLog = rows.map(([week, plant, ...figures]) => {
  const counted = counters.map((counter, index) => [counter, figures[index]]);
  return {
    week: week as number,
    plant: plant as RequestPlant,
    ...(Object.fromEntries(counted) as Record<Counter, number>),
  };
});

interface LoggedCause {
  kpi: Kpi["id"];
  firstWeek: number;
  lastWeek: number;
  /** Null: all plants. */
  plant: RequestPlant | null;
  cause: string;
  action: string;
}

/** What somebody wrote beside the log when a week was unlike the others. */
export const loggedCauses = readTable<readonly LoggedCause[]>(`
kpi      | firstWeek | lastWeek | plant     | action                                            | cause
cycle    | 9         | 9        | monterrey | A second source is asked on every casting RFQ.    | The foundry withdrew after award. Nine castings went out to quote again.
approval | 22        | 24       | dayton    | Deputy set for every approver.                    | Controller on leave, no deputy named. Requests waited until they escalated.
landed   | 19        | 24       | –         | None needed.                                      | The market price of aluminum fell six weeks in a row, and new quotes followed.
response | 14        | 21       | –         | The old address has forwarded mail since week 22. | Suppliers still wrote to the old address. Replies were entered late, by hand.`);
