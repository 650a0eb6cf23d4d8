import type { QuoteReading } from "./quote-readings.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Table } from "#app/ui/table.tsx";

import { ConfidenceBar } from "./confidence-bar.tsx";
import { ReferenceBalloon } from "./reference-balloon.tsx";

interface InspectionSheetProps {
  readings: readonly QuoteReading[];
  pointedAt: number | null;
}

/** On a phone the row is a grid of three columns. */
const ownLine = "max-md:col-span-2 max-md:col-start-2";

/** Every ballooned value: as quoted, normalized, and how sure the reading is. */
export function InspectionSheet({ readings, pointedAt }: InspectionSheetProps) {
  return (
    <Table
      caption="The values of the quote, as quoted and normalized"
      stacks="md"
      density="tight"
      isMiddle
      className="h-full border-t-0"
      columns={[
        {
          head: "No.",
          width: "w-14",
          render: ({ number, characteristic }) => (
            <ReferenceBalloon
              number={number}
              characteristic={characteristic}
              end="normalized"
              isPointedAt={pointedAt === number}
            />
          ),
        },
        { head: "Value", isRowHead: true, cellClassName: "font-medium", render: "characteristic" },
        {
          head: "As quoted",
          cellClassName: `figures text-note ${ownLine} max-md:row-start-2`,
          render: ({ asQuoted }) => <span lang="de">{asQuoted}</span>,
        },
        {
          head: "Normalized",
          cellClassName: `font-mono text-note leading-snug ${ownLine} max-md:row-start-3`,
          render: ({ normalized, working }) => (
            <>
              <b className="font-[540]">{normalized}</b>
              <span className="block text-label text-ink-3">{working}</span>
            </>
          ),
        },
        {
          head: "Confidence, 90 to 100%",
          width: "w-36",
          cellClassName: ({ asksHuman }) =>
            `figures text-note max-md:col-start-3 max-md:row-start-1 ${asksHuman ? "text-signal-ink" : ""}`,
          render: (reading) => <Confidence {...reading} />,
        },
      ]}
      rows={readings}
      rowKey={({ id }) => id}
      rowData={({ number }) => ({ "data-balloon": number })}
      rowClassName={({ number }) =>
        classNames(
          "has-target:bg-vellum max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-3",
          pointedAt === number && "bg-vellum",
        )
      }
    />
  );
}

function Confidence({ confidence, asksHuman }: QuoteReading) {
  return (
    <>
      <span className="grid grid-cols-[3.25rem_minmax(2.5rem,1fr)] items-center gap-1.5 max-md:grid-cols-[3.25rem_2.5rem]">
        {confidence.toFixed(1)}%
        <ConfidenceBar confidence={confidence} />
      </span>
      {asksHuman && <span className="text-label">asks a person</span>}
    </>
  );
}
