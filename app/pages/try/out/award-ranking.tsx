import type { AwardRow } from "#analyzer/package/export/award-sheet.ts";

const cell = "md:border-l md:border-hair md:px-3 md:py-2";
const columnHead = "px-3 py-2 text-left font-mono text-label font-[450] text-ink-3";

/** The ten best in words and figures, as they are signed. */
export function AwardRanking({ ranking }: { ranking: readonly AwardRow[] }) {
  return (
    <table className="w-full border-collapse border-t border-line text-left text-small max-md:block">
      <caption className="sr-only">The ranking of the award</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
          {["#", "Supplier", "Landed cost", "Lead time", "Reliability", "Score"].map((head) => (
            <th key={head} scope="col" className={columnHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {ranking.map((row) => (
          <tr
            key={row.rank}
            className="border-hair not-last:border-b max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-pad max-md:py-2.5"
          >
            <td className="figures md:px-3">{row.rank}</td>
            <th scope="row" className={`${cell} font-medium`}>
              {row.supplier}
              {row.notes.map((note) => (
                <small key={note} className="block text-note font-[400] text-ink-2">
                  {note}
                </small>
              ))}
            </th>
            <td className={`${cell} figures max-md:col-start-2`}>
              {row.landedCost}
              {row.perUnit !== "" && (
                <small className="block text-label text-ink-3">{row.perUnit}</small>
              )}
            </td>
            <td className={`${cell} figures max-md:col-start-2`}>{row.leadTime}</td>
            <td className={`${cell} figures max-md:col-start-2`}>
              <span className="text-ink-3 md:hidden">Reliability </span>
              {row.reliability}
            </td>
            <td
              className={`${cell} text-right figures font-[500] max-md:col-start-3 max-md:row-start-1`}
            >
              {row.score}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
