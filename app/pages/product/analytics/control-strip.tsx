import type { PointerEvent } from "react";

import { percentOf } from "#app/ui/drafting/percent-of.ts";

import { type ChartPhase, type ChartSignal, kpiText, signalLanes } from "./kpi-chart.ts";
import {
  plot,
  type ScaledChart,
  spreadLabels,
  stripHeight,
  StripLines,
  StripPoints,
  type StripPointsProps,
  stripScale,
  type StripScale,
} from "./strip-lines.tsx";

interface ControlStripProps extends Omit<StripPointsProps, "scale"> {
  onPoint: (week: number) => void;
}

/** Two balloons side by side need this many weeks between them on a phone. */
const markGapWeeks = 2;

/** One control chart. Widths are shares of the box and heights pixels, so lettering keeps its size at any width. */
export function ControlStrip({ chart, onPoint, ...points }: ControlStripProps) {
  const { kpi, phases, signals } = chart;
  const scale = stripScale(chart);
  const lanes = signalLanes(signals, markGapWeeks);
  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(scale.weekAt((clientX - left) / width));
  };
  const label = `${kpi.name}, weeks ${scale.firstWeek} to ${scale.lastWeek}`;
  return (
    <svg
      role="group"
      aria-label={label}
      height={stripHeight}
      className="block w-full [touch-action:pan-y] overflow-visible font-mono text-label"
      onPointerMove={pointAt}
      onPointerDown={pointAt}
    >
      <g aria-hidden="true">
        <rect width="100%" height={stripHeight} className="fill-transparent" />
        <StripLines chart={chart} scale={scale} height={stripHeight} />
        <LimitLabels chart={chart} scale={scale} at={phases.at(-1)!} end={rightEnd} />
        {phases.length > 1 && (
          <LimitLabels chart={chart} scale={scale} at={phases[0]!} end={leftEnd} />
        )}
        <WeekAxis chart={chart} scale={scale} />
        {signals.map((signal, index) => (
          <SignalMark
            key={`${signal.rule}-${signal.lastWeek}`}
            signal={signal}
            lane={lanes[index]!}
            scale={scale}
          />
        ))}
      </g>
      <StripPoints chart={chart} scale={scale} {...points} />
    </svg>
  );
}

const leftEnd = { x: "0", side: -1, textAnchor: "end" } as const;
const rightEnd = { x: "100%", side: 1, textAnchor: "start" } as const;

interface LimitLabelsProps extends ScaledChart {
  at: ChartPhase;
  end: typeof leftEnd | typeof rightEnd;
}

/** A phase's limits, each led to from the end of its line. On a phone the figures alone: the lines say which is which. */
function LimitLabels({ chart, scale: { y }, at: { limits }, end }: LimitLabelsProps) {
  const { x, side, textAnchor } = end;
  const values = { UCL: limits.upper, CL: limits.center, LCL: limits.lower };
  const heights = spreadLabels(Object.values(values).map(y), 13, plot);
  return Object.entries(values).map(([name, value], index) => (
    <svg key={name} x={x} y={heights[index]!} className="overflow-visible redraws">
      <path
        d={`M${side * 2} ${y(value) - heights[index]!}L${side * 10} 0`}
        className="fill-none stroke-line-2 redraws"
      />
      <text x={side * 13} y="4" textAnchor={textAnchor} className="fill-ink-2">
        <tspan className="max-md:hidden">{name} </tspan>
        {kpiText(chart.kpi, value).replace(/ h$|%$/, "")}
      </text>
    </svg>
  ));
}

/** Every fourth week, from the first. */
function WeekAxis({ chart, scale: { x } }: ScaledChart) {
  return chart.points
    .filter((_, index) => index % 4 === 0)
    .map(({ week }) => (
      <svg key={week} x={x(week)} className="overflow-visible redraws">
        <line y1={plot.bottom + 4} y2={plot.bottom + 9} className="stroke-line-2" />
        <text y={stripHeight - 2} textAnchor="middle" className="fill-ink-3">
          {week}
        </text>
      </svg>
    ));
}

interface SignalMarkProps {
  signal: ChartSignal;
  lane: number;
  scale: StripScale;
}

/** A signal as a dimension over the weeks it is about, with the number of its rule in a balloon. */
function SignalMark({ signal: { rule, firstWeek, lastWeek }, lane, scale }: SignalMarkProps) {
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
