import type { TimeSpan } from "./rfq-timeline.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Table } from "#app/ui/table.tsx";

import { SpanPair } from "./span-pair.tsx";

interface TimelineRow {
  step: string;
  text: string;
  before: TimeSpan;
  after: TimeSpan;
  isTotal?: boolean;
}

interface TimelineTableProps {
  steps: readonly TimelineRow[];
  /** Sums over the steps, drawn from zero. */
  totals: readonly TimelineRow[];
  scaleHours: number;
}

const hoursPerWeek = 40;
const hours = ({ fromHours, toHours }: TimeSpan) => `${toHours - fromHours} h`;

/** Each step where it falls in time, before above after. */
export function TimelineTable({ steps, totals, scaleHours }: TimelineTableProps) {
  return (
    <Table
      caption="Working hours for each step, before and after"
      stacks="md"
      density="loose"
      isMiddle
      columns={[
        {
          head: "Step",
          width: "w-3/10",
          isRowHead: true,
          render: ({ step, text, isTotal }) => (
            <>
              <span
                className={`block font-medium tracking-snug ${isTotal ? "text-h4" : "text-body"}`}
              >
                {step}
              </span>{" "}
              <span className="block text-ink-2 max-md:hidden">{text}</span>
            </>
          ),
        },
        {
          head: (
            <>
              <span className="sr-only">When</span>
              <WeekMarks scaleHours={scaleHours} />
            </>
          ),
          cellClassName:
            "bg-[repeating-linear-gradient(90deg,var(--color-hair)_0_1px,transparent_1px_33.333%)] bg-clip-content bg-origin-content py-0 max-md:col-span-3 max-md:row-start-2 max-md:mt-2",
          render: ({ before, after }) => (
            <SpanPair before={before} after={after} scaleHours={scaleHours} />
          ),
        },
        {
          head: "Before",
          name: "before",
          width: "w-20",
          isNumber: true,
          render: ({ before }) => hours(before),
        },
        {
          head: "After",
          name: "after",
          width: "w-20",
          isNumber: true,
          cellClassName: "font-[540] text-signal-ink",
          render: ({ after }) => hours(after),
        },
      ]}
      rows={[...steps, ...totals.map((total) => ({ ...total, isTotal: true }))]}
      rowKey={({ step }) => step}
      rowClassName={(_, index) =>
        classNames(
          "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:gap-x-4",
          index === steps.length && "ruled",
        )
      }
    />
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
