import { formatMoney } from "#app/format/format-money.ts";
import { countForShare, groupSpend, shareText, spendLines } from "./spend-figures.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

const mostOfIt = 0.8;
const suppliers = groupSpend(spendLines, "supplier");
const whole = suppliers.reduce((sum, { total }) => sum + total, 0);
const largest = countForShare(suppliers, mostOfIt);

const totalBefore = (index: number) =>
  suppliers.slice(0, index).reduce((sum, { total }) => sum + total, 0);

const columns: Column<(typeof suppliers)[number]>[] = [
  {
    head: "Supplier",
    isRowHead: true,
    width: "w-[26%] max-md:w-[38%]",
    render: ({ name }) => name,
  },
  {
    head: `0 to 100% of spend, dashed at ${mostOfIt * 100}%`,
    render: ({ total }, index) => (
      <Step
        from={totalBefore(index) / whole}
        share={total / whole}
        isAmongLargest={index < largest}
      />
    ),
  },
  {
    head: "Landed",
    isNumber: true,
    cellClassName: "text-note",
    className: "max-sm:hidden",
    render: ({ total }) => formatMoney(total),
  },
  {
    head: "Added up",
    isNumber: true,
    cellClassName: "text-note",
    render: (_, index) => shareText(totalBefore(index + 1) / whole),
  },
];

/** Suppliers as a flight of stairs: each begins where the one before it ended. */
export function LargestSuppliers() {
  return (
    <Zone space="bare" className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="flex flex-col justify-between gap-8 px-pad pt-zone pb-8 lg:pb-zone">
        <div>
          <SectionMark />
          <h2 className="mt-5 max-w-[10em] text-h3">Largest suppliers.</h2>
          <p className="mt-4 max-w-[25em] text-ink-2">
            Suppliers by spend, largest first, added up. The other {suppliers.length - largest}{" "}
            share the rest.
          </p>
        </div>
        <p>
          <span className="block text-mega tracking-figure">{largest}</span>
          <span className="mt-4 block text-h4">
            of {suppliers.length} suppliers make up more than {mostOfIt * 100}% of spend
          </span>
        </p>
      </div>
      <Table
        caption="Suppliers by spend, added up"
        density="tight"
        isMiddle
        isUnruled
        className="border-t-0 max-lg:border-t lg:border-l lg:border-line"
        columns={columns}
        rows={suppliers}
        rowKey={({ id }) => id}
        rowClassName={(_, index) => classNames("hover:bg-ink/4", index === largest && "ruled")}
      />
    </Zone>
  );
}

const height = 22;

/** Solid for those who carry, open for the rest, on a rule with the mark at 80%. */
function Step({
  from,
  share,
  isAmongLargest,
}: {
  from: number;
  share: number;
  isAmongLargest: boolean;
}) {
  return (
    <svg aria-hidden="true" height={height} className="block w-full overflow-visible stroke-line">
      <line x1="0" x2="100%" y1={height / 2} y2={height / 2} className="stroke-hair" />
      <line
        x1={percentOf(mostOfIt)}
        x2={percentOf(mostOfIt)}
        y1="-16"
        y2={height + 16}
        strokeDasharray="5 3"
      />
      <rect
        x={percentOf(from)}
        width={percentOf(share)}
        y="4"
        height={height - 8}
        className={isAmongLargest ? "fill-ink" : "fill-(--fill)"}
      />
    </svg>
  );
}
