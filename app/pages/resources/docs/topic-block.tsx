import type { BarLegend, Block, TableRow } from "./topics/blocks.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HatchLegend } from "#app/ui/drafting/hatch-legend.tsx";
import { type BarPart, HatchedBar } from "#app/ui/drafting/hatched-bar.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { CodeListing } from "./code-listing.tsx";
import { CodeText, longestName } from "./code-text.tsx";
import { RetryChain } from "./retry-chain.tsx";

/** One piece of a topic: a paragraph, a list, a table, a chain of waits or a listing. */
export function TopicBlock({ block, topic }: { block: Block; topic: string }) {
  if (typeof block === "string") {
    return (
      <p className="max-w-[42em] [overflow-wrap:anywhere] text-ink-2">
        <CodeText text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="grid max-w-[42em] list-[square] gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {block.list.map((item) => (
          <li key={item}>
            <CodeText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("rows" in block) {
    return <TopicTable {...block} label={topic} />;
  }
  if ("waitMinutes" in block) return <RetryChain {...block} />;
  return <CodeListing caption={block.caption} what={`the listing, ${topic}`} code={block.code} />;
}

/** Code that stays whole in the other columns, on a phone too. */
const shortCode = 12;
const figure = "text-right figures";
const isFigure = (cell = "") => /^[\d,.]+%?$/.test(cell);

interface TopicTableProps {
  columns: string[];
  rows: TableRow[];
  legend?: BarLegend;
  label: string;
}

function TopicTable({ columns, rows, legend, label }: TopicTableProps) {
  const look = columns.map((_, at) =>
    rows.every(({ cells }) => isFigure(cells[at])) ? figure : "",
  );
  const table = (
    <ScrollArea label={`Table: ${label}`} className="border-y border-line">
      <table className="w-full border-collapse text-small max-sm:text-note">
        <thead>
          <tr className="border-b border-line text-left font-mono text-label text-ink-3 *:py-2 *:pr-4 *:font-[450]">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look[index]}>
                <CodeText text={column} wholeTo={shortCode} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, bar, cells: [first = "", ...others] }) => (
            <tr
              key={first}
              id={id}
              className="border-hair *:py-2.5 *:pr-4 *:align-top not-last:border-b target:bg-vellum max-sm:*:pr-3"
            >
              <th
                scope="row"
                className={classNames(
                  "text-left font-text md:whitespace-nowrap md:[&_wbr]:hidden",
                  bar && "w-1/2",
                )}
              >
                <CodeText text={first} wholeTo={longestName} />
                {bar && <Shares bar={bar} />}
              </th>
              {others.map((cell, index) => (
                <td key={index} className={classNames("text-ink-2", look[index + 1])}>
                  <CodeText text={cell} wholeTo={shortCode} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
  if (!legend) return table;
  return (
    <div>
      {table}
      <div className="mt-3">
        <HatchLegend entries={legend} />
      </div>
    </div>
  );
}

/** All of a row is 100%, so that rows of any count stand on one scale. */
function Shares({ bar }: { bar: BarPart[] }) {
  const scale = bar.reduce((sum, { value }) => sum + value, 0);
  return <HatchedBar parts={bar} scale={scale} className="mt-1.5 text-line" />;
}
