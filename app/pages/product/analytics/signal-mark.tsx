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
        <line
          key={week}
          x1={scale.x(week)}
          x2={scale.x(week)}
          y1={height}
          y2={scale.y(scale.valueAt(week)) - 7}
          strokeWidth="0.9"
        />
      ))}
      <line
        x1={scale.x(firstWeek)}
        x2={scale.x(lastWeek)}
        y1={height}
        y2={height}
        strokeWidth="1.25"
      />
      <circle
        cx={scale.x((firstWeek + lastWeek) / 2)}
        cy={height}
        r="9"
        className="fill-(--fill)"
        strokeWidth="1.5"
      />
      <text
        x={scale.x((firstWeek + lastWeek) / 2)}
        y={height + 4}
        textAnchor="middle"
        className="fill-signal-ink stroke-none font-[600]"
      >
        {rule}
      </text>
    </g>
  );
}
