import { formatMoney } from "#app/format/format-money.ts";
import { ChartTable } from "#app/sections/chart-table.tsx";
import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { Table } from "#app/ui/table.tsx";

import { layOutAreas, type SpendView, useSpendView } from "./spend-view.ts";
import {
  addUp,
  extraShare,
  filterLines,
  groupSpend,
  shareText,
  type SpendGroup,
  type SpendLine,
  spendLines,
  spendRows,
} from "./spend-figures.ts";
import { canvases } from "./treemap.ts";

/** What the map shows, as a list with what each area cost to land, as a table, and as a file. */
export function TwelveMonths() {
  const { state: view } = useSpendView();
  const lines = filterLines(spendLines, view.filter);
  return (
    <Zone space="bare" tone="raised">
      <div className="grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-6 border-line-2 px-pad pt-zone pb-8 max-lg:border-b lg:order-last lg:border-l">
          <SideHead
            title="Spend of twelve months."
            size="text-h3"
            note="Orders of a sample company, with freight, duty and tooling. The list follows the map above."
          />
          <ul className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1.5 note">
            {parts.map(({ name, cost }) => (
              <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3">
                <LandedCostBar cost={cost} scale={1} />
                {name}
              </li>
            ))}
          </ul>
          <div className="button-row noscript:hidden">
            <DownloadCsv
              name="spend"
              word="orders"
              table={() => spendRows(lines)}
              disabled={lines.length === 0}
            />
          </div>
        </div>
        {lines.length > 0 && (
          <SpendList lines={lines} groups={groupSpend(lines, view.by ?? "supplier")} />
        )}
      </div>
      {lines.length > 0 && <AreaTable view={view} />}
    </Zone>
  );
}

const parts = [
  { name: "Parts", cost: { parts: 1, tooling: 0, freight: 0, duty: 0 } },
  { name: "Tooling", cost: { parts: 0, tooling: 1, freight: 0, duty: 0 } },
  { name: "Freight", cost: { parts: 0, tooling: 0, freight: 1, duty: 0 } },
  { name: "Duty", cost: { parts: 0, tooling: 0, freight: 0, duty: 1 } },
];

/** Every cell of the treemap as a line, with the parts of its landed cost. */
function AreaTable({ view }: { view: SpendView }) {
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

interface SpendListProps {
  lines: readonly SpendLine[];
  /** The same lines by area, largest first. */
  groups: readonly SpendGroup[];
}

/** The areas by number, with what each of them cost to land. */
function SpendList({ lines, groups }: SpendListProps) {
  const whole = addUp(lines);
  const scale = groups[0]!.total;
  return (
    <Table
      caption="Spend list"
      density="tight"
      isMiddle
      isUnruled
      className="border-t-0 border-b border-line"
      columns={[
        { head: "No.", width: "w-10", isItem: true, render: ({ place }) => place, sum: "" },
        {
          head: "Landed cost",
          isRowHead: true,
          width: "w-full",
          render: ({ name, total, cost }) => (
            <>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
                <span className="flex-1">{name}</span>{" "}
                <span className="figures text-note">{formatMoney(total)}</span>
              </span>
              <span className="mt-1 block">
                <LandedCostBar cost={cost} scale={scale} />
              </span>
            </>
          ),
          sum: (
            <span className="flex items-baseline justify-between gap-x-3">
              Total <span className="figures text-note">{formatMoney(whole.total)}</span>
            </span>
          ),
        },
        {
          head: "Share",
          isNumber: true,
          cellClassName: "text-note",
          render: ({ total }) => shareText(total / whole.total),
          sum: shareText(1),
        },
        {
          head: (
            <>
              <span className="max-sm:sr-only">Freight, duty, tooling</span>
              <span aria-hidden="true" className="sm:hidden">
                Extra
              </span>
            </>
          ),
          isNumber: true,
          cellClassName: "text-note",
          render: (group) => shareText(extraShare(group)),
          sum: shareText(extraShare(whole)),
        },
      ]}
      rows={groups.map((group, index) => ({ ...group, place: index + 1 }))}
      rowKey={({ id }) => id}
      rowClassName={() => "hover:bg-ink/4"}
    />
  );
}
