import { classNames } from "#app/ui/class-names.ts";
import { SpokenDimension } from "#app/ui/drafting/spoken-dimension.tsx";

const columnHead = "px-3 py-2 text-left font-mono text-label font-[450] text-ink-3";

/** A cell of a ranked row: on a phone the row is a grid and has no rules. */
export const rankedCell = "md:border-l md:border-hair md:px-3 md:py-2";

/** A row of the ranking; the first has won. */
export function rankedRow(won: boolean): string {
  return classNames(
    "border-b border-hair bg-raised max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-2 max-md:px-3 max-md:py-3 md:*:align-middle",
    won && "shadow-[inset_5px_0_var(--color-signal)]",
  );
}

/** The heads over rank, supplier, cost, lead time, reliability and score, with the scales of the bars. */
export function RankedHeads({ cost, leadTimeDays }: { cost: string; leadTimeDays: number }) {
  const heads = [
    ["#", " w-12"],
    ["Supplier", ""],
    [cost, " w-[26%]"],
    [`Lead time, 0 to ${leadTimeDays}\u00a0d`, " w-[22%]"],
    ["Reliability", ""],
    ["Score of 100", ""],
  ] as const;
  return (
    <thead className="max-md:sr-only">
      <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
        {heads.map(([name, width]) => (
          <th key={name} scope="col" className={`${columnHead}${width}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface JudgedCellsProps {
  leadTimeDays: number | null;
  /** At the right end of the dimension lines. */
  scaleDays: number;
  reliability: number | null;
  score: number;
  won: boolean;
}

/** What an offer is judged by beside its cost, and the score. */
export function JudgedCells(props: JudgedCellsProps) {
  const { leadTimeDays, scaleDays, reliability, score, won } = props;
  return (
    <>
      <td className={`${rankedCell} max-md:col-start-2 max-md:row-start-3`}>
        <LeadTime days={leadTimeDays} scaleDays={scaleDays} />
      </td>
      <td
        className={`${rankedCell} figures max-md:col-start-3 max-md:row-start-2 max-md:text-right max-md:text-note`}
      >
        <span className="block text-label text-ink-3 md:hidden">Reliability</span>
        {reliability ?? <span className="note">none given</span>}
      </td>
      <td
        className={classNames(
          rankedCell,
          "text-right figures text-h4 font-[500] max-md:col-start-3 max-md:row-start-1",
          won && "text-signal-ink",
        )}
      >
        {score.toFixed(1)}
      </td>
    </>
  );
}

function LeadTime({ days, scaleDays }: { days: number | null; scaleDays: number }) {
  if (days === null) return <span className="note">none given</span>;
  const share = scaleDays === 0 ? 0 : days / scaleDays;
  return (
    <SpokenDimension share={share} holdsLabelFrom={0.3} spoken={`${days} days`}>
      {`${days} d`}
    </SpokenDimension>
  );
}
