import { formatMoney } from "#app/format/format-money.ts";
import { addUp, extraShare, shareText, type SpendGroup, type SpendLine } from "./spend-figures.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { Table } from "#app/ui/table.tsx";

interface SpendListProps {
  lines: readonly SpendLine[];
  /** The same lines by area, largest first. */
  groups: readonly SpendGroup[];
}

/** The areas by number, with what each of them cost to land. */
export function SpendList({ lines, groups }: SpendListProps) {
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
        {
          head: "No.",
          width: "w-10",
          isItem: true,
          render: ({ place }) => place,
          sum: "",
        },
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
