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
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-pad py-2.5"
        >
          <dt className="flex items-center gap-2 font-mono text-note text-ink-2 lg:col-span-full">
            <svg aria-hidden="true" width="14" height="12" className="flex-none">
              <rect
                x="0.5"
                y="0.5"
                width="13"
                height="11"
                className={`stroke-line ${toneOf(place).fill}`}
              />
            </svg>
            {place + 1} {name}
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
