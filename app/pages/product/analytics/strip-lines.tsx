import type { ChartPhase, KpiChart } from "./kpi-chart.ts";
import type { StripScale } from "./strip-scale.ts";

export interface ScaledChart {
  chart: KpiChart;
  scale: StripScale;
}

interface StripLinesProps extends ScaledChart {
  /** Of the box, in pixels. */
  height: number;
}

/** Weeks are shares of this width, so that a path that shows fewer of them can move to its new place. */
const width = 100;

/** What may stretch: the band between the limits, the lines, and the track of the values. */
export function StripLines({ chart, scale, height }: StripLinesProps) {
  const { y, firstWeek, weeks, plot } = scale;
  const at = (week: number) => Number((((week - firstWeek) / weeks) * width).toFixed(2));
  const track = ({ firstWeek, lastWeek }: ChartPhase) =>
    chart.points
      .filter(({ week }) => week >= firstWeek && week <= lastWeek)
      .map(({ week, value }) => `${at(week + 0.5)} ${y(value)}`)
      .join("L");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className="fill-none stroke-current"
    >
      {chart.phases.map((phase) => {
        const { firstWeek: first, lastWeek, limits } = phase;
        const across = (value: number) => `M${at(first)} ${y(value)}H${at(lastWeek + 1)}`;
        return (
          <g key={first}>
            <path
              d={`${across(limits.upper)}V${y(limits.lower)}H${at(first)}Z`}
              className="fill-ink/5 stroke-none redraws"
            />
            <path
              d={across(limits.center)}
              strokeWidth="0.9"
              strokeDasharray="14 3 3 3"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
            <path
              d={across(limits.upper) + across(limits.lower)}
              strokeDasharray="5 3"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
            {phase !== chart.phases[0] && (
              <path
                d={`M${at(first)} ${plot.top - 8}V${plot.bottom + 8}`}
                strokeWidth="1.9"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path
              d={`M${track(phase)}`}
              strokeWidth="1.9"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
          </g>
        );
      })}
    </svg>
  );
}
