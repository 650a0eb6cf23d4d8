import { percentOf } from "#app/ui/drafting/percent-of.ts";

import type { ChartSignal } from "./kpi-chart.ts";
import type { StripScale } from "./strip-scale.ts";

interface SignalMarkProps {
  signal: ChartSignal;
  lane: number;
  scale: StripScale;
}

/** A signal as a dimension over the weeks it is about, with the number of its rule in a balloon. */
export function SignalMark({
  signal: { rule, firstWeek, lastWeek },
  lane,
  scale,
}: SignalMarkProps) {
  const height = scale.lane(lane);
  const ends = firstWeek === lastWeek ? [firstWeek] : [firstWeek, lastWeek];
  return (
    <g className="stroke-signal-ink">
      {ends.map((week) => (
        <svg key={week} x={scale.x(week)} className="overflow-visible redraws">
          <line y1={height} y2={scale.y(scale.valueAt(week)) - 7} strokeWidth="0.9" />
        </svg>
      ))}
      <rect
        x={scale.x(firstWeek)}
        y={height - 0.6}
        width={percentOf(lastWeek - firstWeek, scale.weeks)}
        height="1.2"
        className="fill-signal-ink stroke-none redraws"
      />
      <svg x={scale.x((firstWeek + lastWeek) / 2)} y={height} className="overflow-visible redraws">
        <circle r="9" className="fill-(--fill)" strokeWidth="1.5" />
        <text y="4" textAnchor="middle" className="fill-signal-ink stroke-none font-strong">
          {rule}
        </text>
      </svg>
    </g>
  );
}
