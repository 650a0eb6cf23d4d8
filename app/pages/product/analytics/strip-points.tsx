import { controlRules } from "./control-rules.ts";
import { type ChartPoint, type KpiChart, kpiText } from "./kpi-chart.ts";
import { classNames } from "#app/ui/class-names.ts";

import { plot, type StripScale } from "./strip-scale.ts";

export interface StripPointsProps {
  chart: KpiChart;
  scale: StripScale;
  /** The week that all strips point at. */
  shownWeek: number;
  /** Focus of the point at this place in the strip. */
  stop: (index: number) => object;
}

/** The weeks. Filled where nothing is to be said, open within a signal, ringed where a rule is met. */
export function StripPoints({ chart, scale, shownWeek, stop }: StripPointsProps) {
  const inSignal = (week: number) =>
    chart.signals.some(({ firstWeek, lastWeek }) => week >= firstWeek && week <= lastWeek);
  return (
    <>
      <line
        aria-hidden="true"
        x1={scale.x(shownWeek)}
        x2={scale.x(shownWeek)}
        y1={plot.top - 8}
        y2={plot.bottom + 8}
        className="stroke-line-2"
      />
      {chart.points.map((point, index) => {
        const isMet = point.rules.length > 0;
        return (
          <circle
            key={point.week}
            role="img"
            aria-label={`${chart.kpi.name}, ${pointText(chart, point)}`}
            {...stop(index)}
            cx={scale.x(point.week)}
            cy={scale.y(point.value)}
            r={isMet || point.week === shownWeek ? 5.5 : 3.2}
            strokeWidth={isMet ? 2.5 : 1.5}
            className={classNames(
              isMet ? "stroke-signal-ink" : "stroke-ink",
              inSignal(point.week) ? "fill-(--fill)" : "fill-ink",
              "redraws focus-visible:outline-offset-4",
            )}
          />
        );
      })}
    </>
  );
}

/** Week 9: 512 h. Outside the limits. */
export function pointText({ kpi }: KpiChart, { week, value, rules }: ChartPoint): string {
  return [`week ${week}: ${kpiText(kpi, value)}`, ...ruleNames(rules)].join(". ");
}

export function ruleNames(rules: ChartPoint["rules"]): string[] {
  return rules.map((rule) => controlRules.find(({ number }) => number === rule)!.name);
}
