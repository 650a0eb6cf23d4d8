import { formatMoney } from "#app/format/format-money.ts";

import { addUp, shareText, type SpendGroup, type SpendLine } from "./spend-figures.ts";
import { toneOf } from "./spend-tones.ts";

const shownGroups = 5;

interface SpendLegendProps {
  lines: readonly SpendLine[];
  /** The same lines by area, largest first. */
  groups: readonly SpendGroup[];
}

/** The largest areas in figures, each beside the fill that it has on the map. */
export function SpendLegend({ lines, groups }: SpendLegendProps) {
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
