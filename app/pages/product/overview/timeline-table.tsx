import type { TimeSpan } from "./rfq-timeline.ts";
import { classNames } from "#app/ui/class-names.ts";

import { SpanPair } from "./span-pair.tsx";

interface TimelineRow {
  step: string;
  text: string;
  before: TimeSpan;
  after: TimeSpan;
}

interface TimelineTableProps {
  steps: readonly TimelineRow[];
  /** Sums over the steps, drawn from zero. */
  totals: readonly TimelineRow[];
  scaleHours: number;
}

const hoursPerWeek = 40;
const hours = ({ fromHours, toHours }: TimeSpan) => `${toHours - fromHours} h`;
const columnHead = "px-3 py-2.5 font-mono text-label font-[450] text-ink-3";

/** Each step where it falls in time, before above after. */
export function TimelineTable({ steps, totals, scaleHours }: TimelineTableProps) {
  return (
    <table className="w-full border-collapse border-t-[1.5px] border-line text-left text-small max-md:block">
      <caption className="sr-only">Working hours for each step, before and after</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={`${columnHead} w-3/10 pl-pad`}>
            Step
          </th>
          <th scope="col" className={`${columnHead} border-l border-hair`}>
            <span className="sr-only">When</span>
            <WeekMarks scaleHours={scaleHours} />
          </th>
          <th scope="col" className={`${columnHead} w-20 border-l border-hair text-right`}>
            Before
          </th>
          <th scope="col" className={`${columnHead} w-20 border-l border-hair pr-pad text-right`}>
            After
          </th>
        </tr>
      </thead>
      <TimelineRows rows={steps} scaleHours={scaleHours} />
      <TimelineRows rows={totals} scaleHours={scaleHours} isTotal />
    </table>
  );
}

function WeekMarks({ scaleHours }: { scaleHours: number }) {
  const weeks = Array.from({ length: scaleHours / hoursPerWeek + 1 }, (_, week) => week);
  return (
    <span aria-hidden="true" className="flex justify-between">
      {weeks.map((week) => (
        <span key={week}>{week === 0 ? "0" : `${week * hoursPerWeek} h`}</span>
      ))}
    </span>
  );
}

interface TimelineRowsProps {
  rows: readonly TimelineRow[];
  scaleHours: number;
  isTotal?: boolean;
}

function TimelineRows({ rows, scaleHours, isTotal = false }: TimelineRowsProps) {
  return (
    <tbody className={classNames("max-md:block", isTotal && "border-t-[1.5px] border-line")}>
      {rows.map(({ step, text, before, after }) => (
        <tr
          key={step}
          className="border-hair not-last:border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:gap-x-4 max-md:px-pad max-md:py-4 md:*:not-first:border-l md:*:not-first:border-hair"
        >
          <th scope="row" className="font-text md:py-4 md:pr-3 md:pl-pad">
            <span
              className={classNames(
                "block font-medium tracking-snug",
                isTotal ? "text-h4" : "text-body",
              )}
            >
              {step}
            </span>{" "}
            <span className="block text-ink-2 max-md:hidden">{text}</span>
          </th>
          <td className="bg-[repeating-linear-gradient(90deg,var(--color-hair)_0_1px,transparent_1px_33.333%)] bg-clip-content bg-origin-content px-3 max-md:col-span-3 max-md:row-start-2 max-md:mt-2 max-md:px-0">
            <SpanPair before={before} after={after} scaleHours={scaleHours} />
          </td>
          <td className="text-right figures md:px-3">
            <span className="text-label text-ink-3 md:hidden">before </span>
            {hours(before)}
          </td>
          <td className="text-right figures font-[540] text-signal-ink md:pr-pad md:pl-3">
            <span className="text-label font-[400] text-ink-3 md:hidden">after </span>
            {hours(after)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
