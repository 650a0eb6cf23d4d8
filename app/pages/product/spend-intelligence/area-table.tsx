import { formatMoney } from "#app/format/format-money.ts";
import { spendLines } from "./spend-figures.ts";
import { layOutAreas, type SpendView } from "./spend-view.ts";
import { ChartTable } from "#app/sections/chart-table.tsx";

import { canvases } from "./treemap-labels.ts";

/** Every cell of the treemap as a line, with the parts of its landed cost. */
export function AreaTable({ view }: { view: SpendView }) {
  const rows = layOutAreas(spendLines, view, canvases.wide).flatMap(({ group: area, cells }) =>
    cells.map(({ group }) => {
      const { cost, total, orders } = group ?? area;
      const amounts = [cost.parts, cost.tooling, cost.freight, cost.duty, total];
      return {
        key: `${area.id} ${group?.id}`,
        head: group ? `${area.name}: ${group.name}` : area.name,
        cells: [String(orders), ...amounts.map(formatMoney)],
      };
    }),
  );
  return (
    <ChartTable
      summary="Every area as a table"
      caption="Areas and the parts of their landed cost"
      columns={["Cell", "Orders", "Parts", "Tooling", "Freight", "Duty", "Landed"]}
      rows={rows}
    />
  );
}
