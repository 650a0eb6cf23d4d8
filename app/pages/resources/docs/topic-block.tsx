import type { Block, TableRow } from "./topics/blocks.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { CodeListing } from "./code-listing.tsx";
import { CodeText, longestName } from "./code-text.tsx";

/** One piece of a topic: a paragraph, a list, a table or a listing. */
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
    return <TopicTable columns={block.columns} rows={block.rows} label={topic} />;
  }
  return <CodeListing caption={block.caption} what={`the listing, ${topic}`} code={block.code} />;
}

/** Code that stays whole in the other columns, on a phone too. */
const shortCode = 12;
const figure = "text-right figures";
const isFigure = (cell = "") => /^[\d,.]+%?$/.test(cell);

function TopicTable({
  columns,
  rows,
  label,
}: {
  columns: string[];
  rows: TableRow[];
  label: string;
}) {
  const look = columns.map((_, at) =>
    rows.every(({ cells }) => isFigure(cells[at])) ? figure : "",
  );
  return (
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
          {rows.map(({ id, cells: [first = "", ...others] }) => (
            <tr
              key={first}
              id={id}
              className="border-hair *:py-2.5 *:pr-4 *:align-top not-last:border-b target:bg-vellum max-sm:*:pr-3"
            >
              <th
                scope="row"
                className="text-left font-text md:whitespace-nowrap md:[&_wbr]:hidden"
              >
                <CodeText text={first} wholeTo={longestName} />
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
}
