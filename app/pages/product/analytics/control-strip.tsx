import type { PointerEvent } from "react";

import { limitTexts } from "./analytics-filter.ts";
import { type ChartPhase, type KpiChart, signalLanes } from "./kpi-chart.ts";
import { spreadLabels } from "./label-places.ts";

import { SignalMark } from "./signal-mark.tsx";
import { StripPoints, type StripPointsProps } from "./strip-points.tsx";
import { plot, stripHeight, type StripScale, stripScale } from "./strip-scale.ts";

interface ControlStripProps extends Omit<StripPointsProps, "scale"> {
  isLive: boolean;
  onPoint: (week: number) => void;
}

/** Two balloons side by side need this many weeks between them on a phone. */
const markGapWeeks = 2;

/** One control chart. Widths are shares of the box and heights pixels, so lettering keeps its size at any width. */
export function ControlStrip({ chart, isLive, onPoint, ...points }: ControlStripProps) {
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
      {...(isLive ? { role: "group", "aria-label": label } : { role: "img", "aria-label": label })}
      height={stripHeight}
      className="block w-full [touch-action:pan-y] overflow-visible font-mono text-label"
      onPointerMove={pointAt}
      onPointerDown={pointAt}
    >
      <g aria-hidden="true">
        <rect width="100%" height={stripHeight} className="fill-transparent" />
        <Lines chart={chart} scale={scale} />
        <LimitLabels chart={chart} scale={scale} at={phases.at(-1)!} side="right" />
        {phases.length > 1 && (
          <LimitLabels chart={chart} scale={scale} at={phases[0]!} side="left" />
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

interface ScaledChart {
  chart: KpiChart;
  scale: StripScale;
}

/** What may stretch: the band between the limits, the lines, and the track of the values. */
function Lines({ chart, scale: { y, firstWeek, weeks } }: ScaledChart) {
  const at = (week: number) => week - firstWeek + 0.5;
  const track = ({ firstWeek, lastWeek }: ChartPhase) =>
    chart.points
      .filter(({ week }) => week >= firstWeek && week <= lastWeek)
      .map(({ week, value }) => `${at(week)} ${y(value)}`)
      .join("L");
  return (
    <svg
      viewBox={`0 0 ${weeks} ${stripHeight}`}
      preserveAspectRatio="none"
      width="100%"
      height={stripHeight}
      className="fill-none stroke-current"
    >
      {chart.phases.map(({ firstWeek: first, lastWeek, limits }) => {
        const across = (value: number) => `M${at(first) - 0.5} ${y(value)}H${at(lastWeek) + 0.5}`;
        return (
          <g key={first}>
            <path
              d={`${across(limits.upper)}V${y(limits.lower)}H${at(first) - 0.5}Z`}
              className="fill-ink/5 stroke-none"
            />
            <path
              d={across(limits.center)}
              strokeWidth="0.9"
              strokeDasharray="14 3 3 3"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={across(limits.upper) + across(limits.lower)}
              strokeDasharray="5 3"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
      {chart.phases.slice(1).map(({ firstWeek: first }) => (
        <path
          key={first}
          d={`M${at(first) - 0.5} ${plot.top - 8}V${plot.bottom + 8}`}
          strokeWidth="1.9"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={chart.phases.map((phase) => `M${track(phase)}`).join("")}
        strokeWidth="1.9"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface LimitLabelsProps extends ScaledChart {
  at: ChartPhase;
  side: "left" | "right";
}

/** A phase's limits beside the end of their lines. On a phone the figures alone: the lines say which is which. */
function LimitLabels({ chart, scale: { y }, at: phase, side }: LimitLabelsProps) {
  const { lower, center, upper } = phase.limits;
  const texts = limitTexts(chart, phase);
  const labels = [
    { name: "UCL", text: texts.upper, height: y(upper) },
    { name: "CL", text: texts.center, height: y(center) },
    { name: "LCL", text: texts.lower, height: y(lower) },
  ];
  const heights = spreadLabels(
    labels.map(({ height }) => height),
    13,
    plot,
  );
  return labels.map(({ name, text }, index) => (
    <text
      key={name}
      x={side === "left" ? "0" : "100%"}
      dx={side === "left" ? -6 : 6}
      y={heights[index]! + 4}
      textAnchor={side === "left" ? "end" : "start"}
      className="fill-ink-2"
    >
      <tspan className="max-md:hidden">{name} </tspan>
      {text.replace(/ h$/, "")}
    </text>
  ));
}

/** Every fourth week, from the first. */
function WeekAxis({ chart, scale: { x } }: ScaledChart) {
  return chart.points
    .filter((_, index) => index % 4 === 0)
    .map(({ week }) => (
      <g key={week}>
        <line
          x1={x(week)}
          x2={x(week)}
          y1={plot.bottom + 4}
          y2={plot.bottom + 9}
          className="stroke-line-2"
        />
        <text x={x(week)} y={stripHeight - 2} textAnchor="middle" className="fill-ink-3">
          {week}
        </text>
      </g>
    ));
}
