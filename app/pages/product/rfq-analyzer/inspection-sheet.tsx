import type { QuoteReading } from "./quote-readings.ts";
import { classNames } from "#app/ui/class-names.ts";

import { ConfidenceBar } from "./confidence-bar.tsx";
import { ReferenceBalloon } from "./reference-balloon.tsx";

interface InspectionSheetProps {
  readings: readonly QuoteReading[];
  pointedAt: number | null;
}

const columnHead = "px-3 py-2.5 font-mono text-label font-[450] text-ink-3";
const cell = "md:border-l md:border-hair md:px-3 md:py-2";

/** Every ballooned value: as quoted, normalized, and how sure the reading is. */
export function InspectionSheet({ readings, pointedAt }: InspectionSheetProps) {
  return (
    <table className="h-full w-full border-collapse text-left text-small max-md:block">
      <caption className="sr-only">The values of the quote, as quoted and normalized</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
          <th scope="col" className={`${columnHead} w-14`}>
            No.
          </th>
          <th scope="col" className={columnHead}>
            Value
          </th>
          <th scope="col" className={columnHead}>
            As quoted
          </th>
          <th scope="col" className={columnHead}>
            Normalized
          </th>
          <th scope="col" className={`${columnHead} w-36`}>
            Confidence, 90 to 100%
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {readings.map((reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            isPointedAt={pointedAt === reading.number}
          />
        ))}
      </tbody>
    </table>
  );
}

function ReadingRow({ reading, isPointedAt }: { reading: QuoteReading; isPointedAt: boolean }) {
  const { number, characteristic, asQuoted, normalized, working, confidence, asksHuman } = reading;
  return (
    <tr
      data-balloon={number}
      className={classNames(
        "border-hair not-last:border-b has-target:bg-vellum max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-3 max-md:py-3 md:*:align-middle",
        isPointedAt && "bg-vellum",
      )}
    >
      <td className="md:px-3">
        <ReferenceBalloon
          number={number}
          characteristic={characteristic}
          end="normalized"
          isPointedAt={isPointedAt}
        />
      </td>
      <th scope="row" className={`${cell} font-medium`}>
        {characteristic}
      </th>
      <td
        lang="de"
        className={`${cell} figures text-note max-md:col-span-2 max-md:col-start-2 max-md:row-start-2`}
      >
        {asQuoted}
      </td>
      <td
        className={`${cell} font-mono text-note leading-snug max-md:col-span-2 max-md:col-start-2 max-md:row-start-3`}
      >
        <b className="font-[540]">{normalized}</b>
        <span className="block text-label text-ink-3">{working}</span>
      </td>
      <td
        className={classNames(
          cell,
          "figures text-note max-md:col-start-3 max-md:row-start-1",
          asksHuman && "text-signal-ink",
        )}
      >
        <span className="grid grid-cols-[3.25rem_minmax(2.5rem,1fr)] items-center gap-1.5 max-md:grid-cols-[3.25rem_2.5rem]">
          {confidence.toFixed(1)}%
          <ConfidenceBar confidence={confidence} />
        </span>
        {asksHuman && <span className="text-label">asks a person</span>}
      </td>
    </tr>
  );
}
