import { useEffect, useRef } from "react";

import { formatMoney } from "#app/format/format-money.ts";
import { downloadCsv } from "#app/sections/download-csv.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { focusStop } from "#app/ui/use-roving-focus.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { ChartTable } from "#app/sections/chart-table.tsx";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";

import {
  addUp,
  filterLines,
  groupSpend,
  type SpendDimension,
  spendDimensions,
  type SpendFilter,
  spendLines,
  spendName,
  spendRows,
} from "./spend-figures.ts";
import { layOutAreas, type SpendView, spendViewFromQuery, withSpendView } from "./spend-view.ts";
import { SpendControls } from "./spend-controls.tsx";
import { SpendTreemap } from "./spend-treemap.tsx";
import { SpendList } from "./spend-list.tsx";
import { canvases } from "./treemap.ts";

const viewCodec: AddressCodec<SpendView> = {
  read: (query) => spendViewFromQuery(spendLines, query),
  write: (query, view) => withSpendView(spendLines, query, view),
};

/** So many rows share the height of the treemap beside them; fewer would stand too far apart, and stay at the top. */
const fewestStretched = 4;

/** Spend as a treemap and a list. What is shown and how it is grouped is in the address; Back takes it back. */
export function SpendExplorer() {
  const { state: view, setState, isLive } = useAddressState(viewCodec);
  const lines = filterLines(spendLines, view.filter);
  const groups = groupSpend(lines, view.by ?? "supplier");
  const zone = useRef<HTMLDivElement>(null);
  const opened = useRef(false);

  const show = (change: Partial<SpendView>) => setState((last) => ({ ...last, ...change }), "push");
  const open = (id: string) => {
    if (!view.by) return;
    opened.current = true;
    show({ by: null, filter: { ...view.filter, [view.by]: id } });
  };

  // The cell that was opened is gone: the keyboard goes on from the largest of the new ones.
  const layout = JSON.stringify(view);
  useEffect(() => {
    if (!opened.current) return;
    opened.current = false;
    if (zone.current) focusStop(zone.current, 0);
  }, [layout]);

  return (
    <Zone space="flush" id="sheet" tone="raised">
      <SectionHead title="Spend of twelve months.">
        <p>
          Orders of a sample company, with freight, duty and tooling. A larger area is more money.
          Open an area to see what is in it.
        </p>
      </SectionHead>
      <SpendControls view={view} onChange={show} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-pad pb-6 noscript:hidden">
        <div className="grid gap-1">
          <SpendPath view={view} onShow={(filter) => show({ by: null, filter })} />
          <p role="status" className="note">
            {filterText(view)}
          </p>
        </div>
        <Button
          size="small"
          icon="download"
          disabled={lines.length === 0}
          onClick={() => download(view)}
        >
          Download CSV
        </Button>
      </div>
      {lines.length > 0 ? (
        <>
          <div
            ref={zone}
            className="grid grid-cols-[minmax(0,1fr)] border-t-[1.5px] border-line lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
          >
            <SpendTreemap view={view} isLive={isLive} onOpen={open} />
            <div
              className={classNames(
                "grid border-line max-lg:border-t lg:border-l",
                groups.length < fewestStretched ? "grid-rows-[auto_1fr]" : "grid-rows-[1fr_auto]",
              )}
            >
              <SpendList lines={lines} groups={groups} />
              <TreemapLegend />
            </div>
          </div>
          <AreaTable view={view} />
        </>
      ) : (
        <p className="border-t border-line px-pad py-10">
          <b>No orders match.</b>{" "}
          <button
            type="button"
            className="text-link"
            onClick={() => show({ by: null, filter: {} })}
          >
            Show all spend
          </button>
        </p>
      )}
    </Zone>
  );
}

const dimensionNames: Record<SpendDimension, string> = {
  category: "category",
  supplier: "supplier",
  plant: "plant",
  quarter: "quarter",
};

/** What is laid out, in one sentence. */
function filterText({ by, filter }: SpendView): string {
  const lines = filterLines(spendLines, filter);
  const kept = spendDimensions.flatMap((dimension) => {
    const id = filter[dimension];
    return id === undefined ? [] : [spendName(dimension, id)];
  });
  const what = kept.length > 0 ? kept.join(", ") : "All spend";
  const orders = lines.length === 1 ? "1 order" : `${lines.length} orders`;
  const layout = by ? `, grouped by ${dimensionNames[by]}` : "";
  return `${what}: ${formatMoney(addUp(lines).total)} in ${orders}${layout}.`;
}

function download({ filter }: SpendView) {
  downloadCsv("spend", "orders", spendRows(filterLines(spendLines, filter)));
}

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

const parts = [
  { name: "Parts", cost: { parts: 1, tooling: 0, freight: 0, duty: 0 } },
  { name: "Tooling", cost: { parts: 0, tooling: 1, freight: 0, duty: 0 } },
  { name: "Freight", cost: { parts: 0, tooling: 0, freight: 1, duty: 0 } },
  { name: "Duty", cost: { parts: 0, tooling: 0, freight: 0, duty: 1 } },
];

/** What the bars of the list are made of, and how to walk the treemap without a mouse. */
function TreemapLegend() {
  return (
    <div className="flex flex-col justify-end gridded">
      <div className="border-t border-hair bg-raised px-3 py-3">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 note">
          {parts.map(({ name, cost }) => (
            <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3">
              <LandedCostBar cost={cost} scale={1} />
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-note text-ink-2 noscript:hidden">
          <span className="pointer-coarse:hidden">
            Use the arrow keys to move, Enter to open an area, and the path above to go back.
          </span>
          <span className="hidden pointer-coarse:inline">
            Tap an area to open it. The path above goes back.
          </span>
        </p>
      </div>
    </div>
  );
}

interface SpendPathProps {
  view: SpendView;
  onShow: (filter: SpendFilter) => void;
}

/** From all spend down to what is shown; every step but the last is a way back. */
function SpendPath({ view: { filter }, onShow }: SpendPathProps) {
  const kept = spendDimensions.flatMap((dimension) => {
    const id = filter[dimension];
    return id === undefined ? [] : [{ dimension, id }];
  });
  const steps = [
    { name: "All spend", filter: {} },
    ...kept.map(({ dimension, id }, index) => ({
      name: spendName(dimension, id),
      filter: Object.fromEntries(
        kept.slice(0, index + 1).map((each) => [each.dimension, each.id]),
      ) satisfies SpendFilter,
    })),
  ];
  return (
    <nav aria-label="Path to the spend shown">
      <ol className="flex flex-wrap items-center gap-x-2 text-small">
        {steps.map((step, index) => (
          <li key={step.name} className="flex min-h-6 items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {index === steps.length - 1 ? (
              <span aria-current="true" className="font-medium">
                {step.name}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-6 text-link"
                onClick={() => onShow(step.filter)}
              >
                {step.name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
