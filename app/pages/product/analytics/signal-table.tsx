import type { RequestPlant } from "#app/samples/approval-rules.ts";
import { controlRules } from "./control-rules.ts";
import { causeOf } from "./analytics-filter.ts";
import type { ChartSignal, KpiChart } from "./kpi-chart.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

import { ColumnName } from "./column-name.tsx";

const columnHead = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell = "px-3 py-3 max-lg:block max-lg:py-0.5 lg:border-l lg:border-hair";

/** What a rule picked out, and what was written beside the log about it. */
export function SignalTable({
  charts,
  plant,
}: {
  charts: readonly KpiChart[];
  plant: RequestPlant | null;
}) {
  const signals = charts.flatMap(({ kpi, signals }) => signals.map((signal) => ({ kpi, signal })));
  return (
    <div className="border-t-[1.5px] border-line">
      <h3 className="px-pad pt-6 pb-4 text-h4 font-medium tracking-snug">
        Signals and their causes.
      </h3>
      <table className="w-full border-collapse border-t border-line text-small max-lg:block">
        <caption className="sr-only">Signals and their causes</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line *:not-first:border-l *:not-first:border-hair">
            <th scope="col" className={`${columnHead} w-[24%] pl-pad`}>
              Rule
            </th>
            <th scope="col" className={`${columnHead} w-[16%]`}>
              Chart
            </th>
            <th scope="col" className={`${columnHead} w-[10%]`}>
              Weeks
            </th>
            <th scope="col" className={columnHead}>
              Cause in the log
            </th>
            <th scope="col" className={`${columnHead} w-[20%] pr-pad`}>
              What was done
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {signals.map(({ kpi, signal }) => {
            const cause = causeOf(signal, plant);
            return (
              <tr
                key={`${kpi.id}-${signal.rule}-${signal.lastWeek}`}
                className="border-hair not-last:border-b hover:bg-ink/4 max-lg:relative max-lg:block max-lg:py-4 max-lg:pr-pad max-lg:pl-16"
              >
                <th
                  scope="row"
                  className="px-3 py-2 text-left font-medium max-lg:block max-lg:py-0.5 lg:pl-pad"
                >
                  <span className="flex items-center gap-3">
                    <span className="max-lg:absolute max-lg:top-4 max-lg:left-pad">
                      <Balloon>{signal.rule}</Balloon>
                    </span>{" "}
                    {controlRules.find(({ number }) => number === signal.rule)?.name}
                  </span>
                </th>
                <td className={cell}>
                  <ColumnName>Chart</ColumnName>
                  {kpi.name}
                </td>
                <td className={`${cell} figures`}>
                  <ColumnName>{signal.firstWeek === signal.lastWeek ? "Week" : "Weeks"}</ColumnName>
                  {weeksText(signal)}
                </td>
                <td className={`${cell} text-ink-2`}>
                  <ColumnName>Cause</ColumnName>
                  {cause?.cause ?? "No cause logged yet."}
                </td>
                <td className={`${cell} text-ink-2 lg:pr-pad`}>
                  <ColumnName>Done</ColumnName>
                  {cause?.action ?? "None logged."}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {signals.length === 0 && (
        <p className="border-t border-hair px-pad py-6 text-ink-2">
          No signals: no value outside the limits, no run and no trend.
        </p>
      )}
    </div>
  );
}

function weeksText({ firstWeek, lastWeek }: ChartSignal): string {
  return firstWeek === lastWeek ? String(lastWeek) : `${firstWeek} to ${lastWeek}`;
}
