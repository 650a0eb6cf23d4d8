import { formatMoney } from "#app/format/format-money.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";

import { addUp, groupSpend, shareText, spendLines } from "./spend-figures.ts";

const groups = groupSpend(spendLines, "category");
const whole = addUp(spendLines).total;
const largest = Math.max(...groups.map(({ total }) => total));

/** A year's spend at a glance: the categories on one scale. */
export function SpendStrip() {
  return (
    <dl className="lead-drawing ruled-cells grid-cols-2 border-t border-line lg:grid-cols-5">
      {groups.map(({ id, name, total, cost }) => (
        <div key={id} className="px-pad pt-4 pb-4">
          <dt className="font-mono text-note text-ink-3">{name}</dt>
          <dd>
            <span className="mt-2 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="text-h3 tracking-figure">{formatMoney(total)}</span>
              <span className="note">{shareText(total / whole)}</span>
            </span>
            <LandedCostBar cost={cost} scale={largest} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
