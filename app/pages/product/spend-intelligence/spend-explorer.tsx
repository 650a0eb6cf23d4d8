import { useEffect, useRef } from "react";

import { formatMoney } from "#app/format/format-money.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { focusStop } from "#app/ui/use-roving-focus.ts";

import { type SpendView, useSpendView } from "./spend-view.ts";
import { SpendControls } from "./spend-controls.tsx";
import {
  addUp,
  filterLines,
  groupSpend,
  shareText,
  spendDimensions,
  type SpendFilter,
  type SpendGroup,
  type SpendLine,
  spendLines,
  spendName,
} from "./spend-figures.ts";
import { SpendTreemap } from "./spend-treemap.tsx";
import { toneOf } from "./treemap.ts";

/** Spend as a treemap under its figures. What is shown and how it is grouped is in the address; Back takes it back. */
export function SpendExplorer() {
  const { state: view, setState, isLive } = useSpendView();
  const lines = filterLines(spendLines, view.filter);
  const map = useRef<HTMLDivElement>(null);
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
    if (map.current) focusStop(map.current, 0);
  }, [layout]);

  return (
    <div id="sheet" className="scroll-mt-28">
      {/* Above what they change, which grows and shrinks with the names of what is chosen. */}
      <PhoneFold
        summary="Filter and group"
        isNarrowed={Object.keys(view.filter).length > 0}
        className="border-hair md:border-t noscript:hidden"
      >
        <div className="px-pad py-4">
          <SpendControls view={view} onChange={show} />
        </div>
      </PhoneFold>
      {lines.length > 0 ? (
        <div ref={map}>
          <SpendTreemap view={view} isLive={isLive} onOpen={open}>
            <SpendLegend lines={lines} groups={groupSpend(lines, view.by ?? "supplier")} />
          </SpendTreemap>
        </div>
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
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-hair px-pad py-4 noscript:hidden">
        <SpendPath view={view} onShow={(filter) => show({ by: null, filter })} />
        <p role="status" className="note">
          {filterText(view)}
        </p>
      </div>
    </div>
  );
}

/** What is laid out, in one sentence. */
function filterText({ by, filter }: SpendView): string {
  const lines = filterLines(spendLines, filter);
  const kept = spendDimensions.flatMap((dimension) => {
    const id = filter[dimension];
    return id === undefined ? [] : [spendName(dimension, id)];
  });
  const what = kept.length > 0 ? kept.join(", ") : "All spend";
  const orders = lines.length === 1 ? "1 order" : `${lines.length} orders`;
  const layout = by ? `, grouped by ${by}` : "";
  return `${what}: ${formatMoney(addUp(lines).total)} in ${orders}${layout}.`;
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

const shownGroups = 5;

interface SpendLegendProps {
  lines: readonly SpendLine[];
  /** The same lines by area, largest first. */
  groups: readonly SpendGroup[];
}

/** The largest areas in figures, each beside the fill that it has on the map. */
function SpendLegend({ lines, groups }: SpendLegendProps) {
  const whole = addUp(lines).total;
  return (
    <dl className="lead-drawing ruled-cells border-t border-line lg:grid-cols-5">
      {groups.slice(0, shownGroups).map(({ id, name, total }, place) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-pad py-2.5"
        >
          <dt className="flex items-center gap-2 font-mono text-note text-ink-2 lg:col-span-full">
            <LegendSwatch place={place} /> {name}
          </dt>
          <dd className="flex items-baseline justify-between gap-x-4 lg:col-span-full">
            <span className="text-h3 tracking-figure">{formatMoney(total)}</span>
            <span className="w-10 flex-none text-right note">{shareText(total / whole)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fill as large as a number on it: in a smaller one the light fills look alike. */
function LegendSwatch({ place }: { place: number }) {
  const { fill, lettering } = toneOf(place);
  return (
    <svg width="26" height="22" className={`flex-none ${lettering}`}>
      <rect x="0.5" y="0.5" width="25" height="21" className={`stroke-line ${fill}`} />
      <text x="13" y="15.5" textAnchor="middle" className="fill-current">
        {place + 1}
      </text>
    </svg>
  );
}
