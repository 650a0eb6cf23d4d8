import type { ReactNode } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

interface ChartTableProps {
  /** On the fold, such as "The same as a table". */
  summary: string;
  caption: string;
  /** The first heads the rows. */
  columns: readonly string[];
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
}

const headCell = "px-3 py-2.5 text-right align-bottom font-mono text-label font-[450] text-ink-3";

/** What a chart shows, as numbers in a table that unfolds, with or without script. */
export function ChartTable({ summary, caption, columns, rows }: ChartTableProps) {
  const [rowHead, ...heads] = columns;
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 list-none items-center gap-3 px-pad text-small font-medium hover:bg-ink/4 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          name="plus"
          className="ml-auto size-4.5 flex-none transition-[rotate] duration-240 ease-draw in-[[open]>summary]:rotate-45"
        />
      </summary>
      <ScrollArea label={caption} className="border-t border-hair">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={`${headCell} pl-pad text-left!`}>
                {rowHead}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className={`${headCell} last:pr-pad`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, cells }) => (
              <tr key={key} className="border-hair not-last:border-b hover:bg-ink/4">
                <th scope="row" className="py-1.5 pr-3 pl-pad text-left font-text">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={heads[index]}
                    className="px-3 py-1.5 text-right figures text-note whitespace-nowrap last:pr-pad"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
