import { formatMoney } from "#app/format/format-money.ts";
import { spendLines } from "./cube-figures.ts";
import { nestSheets, type SpendView } from "./spend-view.ts";
import { ChartTable } from "#app/sections/chart-table.tsx";

import { stocks } from "./sheet-labels.ts";

/** Every blank of the sheet as a line, with the parts of its landed cost. */
export function BlankTable({ view }: { view: SpendView }) {
  const rows = nestSheets(spendLines, view, stocks.wide).flatMap(({ group: sheet, blanks }) =>
    blanks.map(({ group }) => {
      const { cost, total, orders } = group ?? sheet;
      const amounts = [cost.parts, cost.tooling, cost.freight, cost.duty, total];
      return {
        key: `${sheet.id} ${group?.id}`,
        head: group ? `${sheet.name}: ${group.name}` : sheet.name,
        cells: [String(orders), ...amounts.map(formatMoney)],
      };
    }),
  );
  return (
    <ChartTable
      summary="Every area as a table"
      caption="Areas and the parts of their landed cost"
      columns={["Area", "Orders", "Parts", "Tooling", "Freight", "Duty", "Landed"]}
      rows={rows}
    />
  );
}
