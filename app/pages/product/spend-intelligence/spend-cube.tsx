import { useEffect, useRef } from "react";

import { csvText } from "#analyzer/csv-text.ts";
import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  cutLines,
  type SpendDimension,
  spendDimensions,
  spendLines,
  spendName,
  spendRows,
} from "./cube-figures.ts";
import { type SpendView, spendViewFromQuery, withSpendView } from "./spend-view.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { type AddressCodec, useAddressState } from "#app/page/use-address-state.ts";
import { focusStop } from "#app/ui/use-roving-focus.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { BlankTable } from "./blank-table.tsx";
import { CutControls } from "./cut-controls.tsx";
import { NestedSheets } from "./nested-sheets.tsx";
import { PartsList } from "./parts-list.tsx";
import { SheetLegend } from "./sheet-legend.tsx";

const viewCodec: AddressCodec<SpendView> = {
  read: (query) => spendViewFromQuery(spendLines, query),
  write: (query, view) => withSpendView(spendLines, query, view),
};

/** The cube laid out on one sheet. What is cut and how it is laid out is in the address; Back takes it back. */
export function SpendCube() {
  const { state: view, setState, isLive } = useAddressState(viewCodec);
  const lines = cutLines(spendLines, view.cut);
  const zone = useRef<HTMLDivElement>(null);
  const opened = useRef(false);

  const show = (change: Partial<SpendView>) => setState((last) => ({ ...last, ...change }), "push");
  const open = (id: string) => {
    if (!view.by) return;
    opened.current = true;
    show({ by: null, cut: { ...view.cut, [view.by]: id } });
  };

  // The blank that was opened is gone: the keyboard goes on from the largest of the new ones.
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
      <CutControls view={view} onChange={show} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-pad pb-6 noscript:hidden">
        <p role="status" className="note">
          {cutText(view)}
        </p>
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
            <NestedSheets key={layout} view={view} isLive={isLive} onOpen={open} />
            <div className="flex flex-col border-line laid-out-piece max-lg:border-t lg:border-l">
              <PartsList view={view} />
              <SheetLegend />
            </div>
          </div>
          <BlankTable view={view} />
        </>
      ) : (
        <p className="border-t border-line px-pad py-10">
          <b>No orders match.</b>{" "}
          <button type="button" className="text-link" onClick={() => show({ by: null, cut: {} })}>
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
function cutText({ by, cut }: SpendView): string {
  const lines = cutLines(spendLines, cut);
  const kept = spendDimensions.flatMap((dimension) => {
    const id = cut[dimension];
    return id === undefined ? [] : [spendName(dimension, id)];
  });
  const what = kept.length > 0 ? kept.join(", ") : "All spend";
  const orders = lines.length === 1 ? "1 order" : `${lines.length} orders`;
  const layout = by ? `, grouped by ${dimensionNames[by]}` : "";
  return `${what}: ${formatMoney(addUp(lines).total)} in ${orders}${layout}.`;
}

function download({ cut }: SpendView) {
  const lines = cutLines(spendLines, cut);
  saveFile("quotewright-spend.csv", "text/csv;charset=utf-8", csvText(spendRows(lines)));
  notify({
    type: "success",
    title: "Export done",
    message: `${lines.length} orders in quotewright-spend.csv`,
  });
}
