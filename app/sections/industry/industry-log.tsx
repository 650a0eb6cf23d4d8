import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

interface IndustryLogProps {
  title: string;
  note: string;
  tone?: "paper" | "raised";
  /** Head of the first column, then of the others. */
  rowHead: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

const head = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";

/** Steps or requirements as a ruled log; on a phone each row is a block that names its columns. */
export function IndustryLog(props: IndustryLogProps) {
  const { title, note, tone = "raised", rowHead, columns, rows } = props;
  return (
    <Zone tone={tone} space="flush">
      <SectionHead title={title}>
        <p>{note}</p>
      </SectionHead>
      <PhoneFold summary={`${rowHead}s`}>
        <table className="w-full table-fixed border-collapse border-t-[1.5px] border-line text-small max-md:block">
          <caption className="sr-only">{title}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-line">
              <th scope="col" className={`${head} w-1/6 pl-pad`}>
                {rowHead}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`${head} border-l border-hair`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-hair not-last:border-b max-md:block max-md:py-4">
                <th
                  scope="row"
                  className="px-3 py-5 pl-pad text-left align-top text-h4 font-medium tracking-snug max-md:block max-md:py-0"
                >
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className="border-hair px-3 py-5 align-top text-ink-2 max-md:block max-md:px-pad max-md:pt-2 max-md:pb-0 md:border-l"
                  >
                    <span className="block note md:hidden">{columns[index]}</span>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </Zone>
  );
}
