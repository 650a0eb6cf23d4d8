import { formatMoney } from "#app/format/format-money.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";

import { addUp, groupSpend, shareText, spendLines } from "./spend-figures.ts";

const groups = groupSpend(spendLines, "category");
const whole = addUp(spendLines).total;
const largest = Math.max(...groups.map(({ total }) => total));

/** A year's spend at a glance: the categories on one scale. */
export function SpendStrip() {
  return (
    <dl className="lead-drawing ruled-cells border-t border-line lg:grid-cols-5">
      {groups.map(({ id, name, total, cost }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 px-pad py-3"
        >
          <dt className="font-mono text-note text-ink-3 lg:col-span-full">{name}</dt>
          <dd className="flex items-baseline justify-between gap-x-4 lg:col-span-full">
            <span className="text-h3 tracking-figure">{formatMoney(total)}</span>
            <span className="note">{shareText(total / whole)}</span>
          </dd>
          <dd className="col-span-full">
            <LandedCostBar cost={cost} scale={largest} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
