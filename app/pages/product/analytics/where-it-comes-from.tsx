import { kpiCharts } from "./analytics-filter.ts";
import { trendText } from "./kpi-chart.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { ColumnName } from "./column-name.tsx";

const columnHead = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell =
  "px-3 py-4 align-top max-lg:block max-lg:px-pad max-lg:py-0.5 lg:border-l lg:border-hair";

/** Each measure's source, what we claim for it, and what this sample comes to. */
export function WhereItComesFrom() {
  return (
    <Zone space="flush">
      <SectionHead title="Where the figures come from.">
        <p>
          The product logs every decision, and the charts use that log. “Claimed” is what customers
          report, with its baseline. “In this sample” is from the charts above.
        </p>
      </SectionHead>
      <table className="w-full border-collapse border-t-[1.5px] border-line text-small max-lg:block">
        <caption className="sr-only">Measures, their sources and our claims</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line *:not-first:border-l *:not-first:border-hair">
            <th scope="col" className={`${columnHead} w-[20%] pl-pad`}>
              Measure
            </th>
            <th scope="col" className={`${columnHead} w-[18%]`}>
              Logged by
            </th>
            <th scope="col" className={columnHead}>
              Where it used to come from
            </th>
            <th scope="col" className={`${columnHead} w-[26%]`}>
              Claimed
            </th>
            <th scope="col" className={`${columnHead} w-[14%] pr-pad`}>
              In this sample
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {kpiCharts({ plant: null, weeks: null }).map((chart) => (
            <tr
              key={chart.kpi.id}
              className="border-hair not-last:border-b hover:bg-ink/4 max-lg:block max-lg:py-4"
            >
              <th
                scope="row"
                className="px-3 py-4 text-left align-top font-medium max-lg:block max-lg:px-pad max-lg:py-0.5 lg:pl-pad"
              >
                {chart.kpi.name}
              </th>
              <td className={cell}>
                <ColumnName>Logged by</ColumnName>
                <ArrowLink to={chart.kpi.source.to}>{chart.kpi.source.name}</ArrowLink>
              </td>
              <td className={`${cell} text-ink-2`}>
                <ColumnName>Before</ColumnName>
                {chart.kpi.before}
              </td>
              <td className={`${cell} figures`}>
                <ColumnName>Claimed</ColumnName>
                {chart.kpi.claim ? (
                  <>
                    {unbroken(chart.kpi.claim.figure)} {chart.kpi.claim.label}
                    <span className="mt-1 block note">{unbroken(chart.kpi.claim.baseline)}</span>
                  </>
                ) : (
                  "No claim. It depends on your suppliers."
                )}
              </td>
              <td className={`${cell} figures lg:pr-pad`}>
                <ColumnName>In this sample</ColumnName>
                {trendText(chart)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line px-pad py-5 text-small text-ink-2">
        <code className="font-mono text-note text-ink">GET /api/v1/analytics/dashboard</code>
        <span className="max-w-[38em]">
          Get the same figures for your own dashboard. Parameters: date_range, metrics, format. See
          the{" "}
          <SiteLink to="/resources/docs" className="text-link">
            API reference
          </SiteLink>
          .
        </span>
      </p>
    </Zone>
  );
}
