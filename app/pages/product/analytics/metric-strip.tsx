import { kpiCharts, kpiText, trendText } from "./kpi-chart.ts";
import { GdtSymbol } from "#app/ui/drafting/gdt-symbol.tsx";

import { StripLines, stripScale } from "./strip-lines.tsx";

const lineHeight = 128;
const room = { top: 8, bottom: lineHeight - 8 };

/** The four measures as they stand: the newest center line, how far it has moved, and the half year that led there. */
export function MetricStrip() {
  return (
    <dl className="lead-drawing ruled-cells grid-cols-2 border-t border-line lg:grid-cols-[2fr_1fr_1fr_1fr]">
      {kpiCharts({ plant: null, weeks: null }).map((chart) => (
        <div key={chart.kpi.id} className="px-pad pt-4 pb-4">
          <dt className="flex items-center gap-2 font-mono text-note text-ink-3">
            <GdtSymbol name={chart.kpi.icon} className="size-4.5" />
            {chart.kpi.name}
          </dt>
          <dd className="mt-2 grid gap-y-1">
            <span className="text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none tracking-figure whitespace-nowrap">
              {kpiText(chart.kpi, chart.phases.at(-1)!.limits.center)}
            </span>
            <span className="note">{trendText(chart)}</span>
          </dd>
          <dd aria-hidden="true" className="mt-3">
            <StripLines chart={chart} scale={stripScale(chart, room)} height={lineHeight} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
