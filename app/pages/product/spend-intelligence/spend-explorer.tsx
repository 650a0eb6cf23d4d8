import { useEffect, useRef } from "react";

import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  filterLines,
  groupSpend,
  type SpendDimension,
  spendDimensions,
  spendLines,
  spendName,
  spendRows,
} from "./spend-figures.ts";
import { type SpendView, spendViewFromQuery, withSpendView } from "./spend-view.ts";
import { downloadCsv } from "#app/sections/download-csv.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { focusStop } from "#app/ui/use-roving-focus.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { AreaTable } from "./area-table.tsx";
import { SpendControls } from "./spend-controls.tsx";
import { SpendTreemap } from "./spend-treemap.tsx";
import { SpendList } from "./spend-list.tsx";
import { SpendPath } from "./spend-path.tsx";
import { TreemapLegend } from "./treemap-legend.tsx";

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
