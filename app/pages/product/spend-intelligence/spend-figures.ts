import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { requestCategories, requestPlants } from "#app/samples/approvals.ts";
import { sampleOrders, sampleSuppliers } from "#app/samples/sample-suppliers.ts";

export const spendDimensions = ["category", "supplier", "plant", "quarter"] as const;
export type SpendDimension = (typeof spendDimensions)[number];

/** An order with its place in the cube, in ids. */
export interface SpendLine extends Record<SpendDimension, string> {
  id: string;
  date: string;
  cost: CostParts;
}

/** The orders that the Co-pilot answers from, so that both come to the same totals. */
export const spendLines: readonly SpendLine[] = sampleOrders.map(
  ({ id, date, supplier, plant, cost }) => ({
    id,
    date,
    cost,
    supplier,
    plant,
    category: sampleSuppliers[supplier].category,
    quarter: quarterOf(date),
  }),
);

/** 2026-05-02 is in 2026-q2. */
function quarterOf(isoDate: string): string {
  const [year, month] = isoDate.split("-");
  return `${year}-q${Math.ceil(Number(month) / 3)}`;
}

const names: Record<SpendDimension, (id: string) => string> = {
  category: (id) => requestCategories[id as keyof typeof requestCategories],
  supplier: (id) => sampleSuppliers[id as keyof typeof sampleSuppliers].name,
  plant: (id) => requestPlants[id as keyof typeof requestPlants],
  quarter: (id) => id.replace("-q", " Q"),
};

export function spendName(dimension: SpendDimension, id: string): string {
  return names[dimension](id);
}

/** The ids that lines have in a dimension: quarters by time, the rest by name. */
export function spendIds(lines: readonly SpendLine[], dimension: SpendDimension): string[] {
  const ids = [...new Set(lines.map((line) => line[dimension]))];
  const key = (id: string) => (dimension === "quarter" ? id : spendName(dimension, id));
  return ids.sort((a, b) => key(a).localeCompare(key(b)));
}

/** What is kept in each dimension; an absent one keeps all. */
export type SpendFilter = Partial<Record<SpendDimension, string>>;

export function filterLines(lines: readonly SpendLine[], filter: SpendFilter): SpendLine[] {
  return lines.filter((line) =>
    spendDimensions.every(
      (dimension) => (filter[dimension] ?? line[dimension]) === line[dimension],
    ),
  );
}

/** The lines added up, one group for each id of the dimension, the largest first. */
export function groupSpend(lines: readonly SpendLine[], dimension: SpendDimension) {
  return spendIds(lines, dimension)
    .map((id) => {
      const own = lines.filter((line) => line[dimension] === id);
      return { id, name: spendName(dimension, id), orders: own.length, ...addUp(own) };
    })
    .sort((a, b) => b.total - a.total);
}

export type SpendGroup = ReturnType<typeof groupSpend>[number];

/** The total is landed, in US dollars. */
export function addUp(lines: readonly SpendLine[]): { cost: CostParts; total: number } {
  const sum = (part: keyof CostParts) => lines.reduce((total, { cost }) => total + cost[part], 0);
  const cost = {
    parts: sum("parts"),
    tooling: sum("tooling"),
    freight: sum("freight"),
    duty: sum("duty"),
  };
  return { cost, total: cost.parts + extraCost(cost) };
}

/** What is paid for and is not the part: tooling, freight and duty. */
export function extraCost({ tooling, freight, duty }: CostParts): number {
  return tooling + freight + duty;
}

/** From this share of freight, duty and tooling on, a cell is hatched. */
export const hatchedFromShare = 0.1;

export function extraShare({ cost, total }: Pick<SpendGroup, "cost" | "total">): number {
  return total === 0 ? 0 : extraCost(cost) / total;
}

/** How many of the groups, largest first, it takes to carry a share of the whole. */
export function countForShare(groups: readonly SpendGroup[], share: number): number {
  const whole = groups.reduce((sum, { total }) => sum + total, 0);
  let carried = 0;
  return groups.findIndex(({ total }) => (carried += total) >= whole * share) + 1;
}

/** Dimension values that only one supplier serves. */
export function singleSourced(
  lines: readonly SpendLine[],
  dimension: "category" | "plant",
): string[] {
  return spendIds(lines, dimension).filter(
    (id) => spendIds(filterLines(lines, { [dimension]: id }), "supplier").length === 1,
  );
}

/** How spend changed from the quarter before the last to the last, and where most of that came from. */
export function lastQuarterChange(lines: readonly SpendLine[]) {
  const [before = "", last = ""] = spendIds(lines, "quarter").slice(-2);
  const spentIn = (quarter: string, category?: string) =>
    addUp(filterLines(lines, { quarter, ...(category && { category }) })).total;
  const change = (category?: string) => spentIn(last, category) - spentIn(before, category);
  const [category = ""] = spendIds(lines, "category").sort(
    (a, b) => Math.abs(change(b)) - Math.abs(change(a)),
  );
  return {
    before,
    last,
    amount: change(),
    share: change() / spentIn(before),
    largest: { category, amount: change(category) },
  };
}

const rowHead =
  "Order|Received|Category|Supplier|Plant|Quarter|Parts, USD|Tooling, USD|Freight, USD|Duty, USD|Landed, USD";

/** Orders as rows of a table file, the header first. */
export function spendRows(lines: readonly SpendLine[]): string[][] {
  return [
    rowHead.split("|"),
    ...lines.map((line) => [
      line.id,
      line.date,
      ...spendDimensions.map((dimension) => spendName(dimension, line[dimension])),
      ...[line.cost.parts, line.cost.tooling, line.cost.freight, line.cost.duty].map(String),
      String(addUp([line]).total),
    ]),
  ];
}

/** 7.6%. */
export function shareText(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
