import { type ReactNode, useId } from "react";

import type { ProseNode, ProseTable as ProseTableNode } from "./prose.ts";
import { joined } from "./prose.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

const alignments = { left: "text-left", right: "text-right", center: "text-center" };
const cell = "py-2 md:px-3";
/** Cells of a column that are no longer than this need no least width; a date, or "25 to 28", is not broken. */
const shortCell = 12;
const wholeCell = 8;
/** In pixels: what a table has on a phone of 360, what a letter of a head takes there, the least width of a column of text. */
const phone = { table: 326, head: 6.6, column: 80, rule: 1 };
/** What a character takes of its size; names of rows are bold. */
const share = { letter: 0.48, name: 0.54, figure: 0.58 };
/** On a phone, by how many columns there are: size of the letters and gap beside a rule, in pixels, the best first. */
const fewColumns = [
  { size: 15, text: "", gap: 6, padding: "px-1.5" },
  { size: 15, text: "", gap: 4, padding: "px-1" },
  { size: 13, text: "max-md:text-note", gap: 4, padding: "px-1" },
];
const manyColumns = [
  { size: 13, text: "max-md:text-note", gap: 6, padding: "px-1.5" },
  { size: 13, text: "max-md:text-note", gap: 4, padding: "px-1" },
  { size: 12, text: "max-md:text-note max-sm:text-[0.75rem]", gap: 3, padding: "px-[3px]" },
];
/** Stays while the others scroll under it, so that a figure is never without its name. */
const rowHead =
  "max-md:sticky max-md:left-0 max-md:bg-(--fill) max-md:pl-0 max-md:shadow-[1px_0_var(--color-hair)]";
/** Each row has its rule above it alone: one below the row before would hide it. */
const ruled = "border-t-line!";
/** Rows that add up the others. */
const sumRow = /^(total|sum|landed|score)\b/i;

interface ProseTableProps extends ProseTableNode {
  render: (nodes: ProseNode[]) => ReactNode;
}

/** A ruled table under its caption, as wide as the text; figures in mono, rows that add up set apart. */
export function ProseTable({ caption, columns, rows, render }: ProseTableProps) {
  const captionId = useId();
  const { text, padding, least } = roomFor({ columns, rows });
  const hasGroups = rows.some(isGroup);
  return (
    <figure className="mt-8" aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-2 note">
        {caption}
      </figcaption>
      <ScrollArea label={caption} className="border-y-[1.5px] border-line max-[24rem]:-mr-pad">
        <table className={`w-full border-collapse text-small ${text}`} aria-labelledby={captionId}>
          <thead className="font-mono text-label text-ink-3">
            <tr className="border-b border-line">
              {columns.map(({ align, head }, index) => (
                <th
                  key={index}
                  scope="col"
                  className={`${alignments[align]} ${cell} ${padding} ${index === 0 ? rowHead : "border-l border-hair"} align-bottom font-[450]`}
                >
                  {render(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, rowIndex) => (
              <tr
                key={rowIndex}
                className={`border-hair not-first:border-t ${isSum(cells) ? `${ruled} font-strong` : isGroup(cells) ? ruled : ""}`}
              >
                {cells.map((content, index) => {
                  const align = columns[index]?.align ?? "left";
                  const isWhole = align === "right" || joined(content).length <= wholeCell;
                  const look = `${alignments[align]} ${cell} ${padding} align-top ${align === "right" ? "figures" : least[index]} ${isWhole ? "whitespace-nowrap" : ""}`;
                  return index === 0 ? (
                    <th
                      key={index}
                      scope="row"
                      className={`${look} ${rowHead} ${hasGroups && !isGroup(cells) && !isSum(cells) ? "font-text" : ""}`}
                    >
                      {render(content)}
                    </th>
                  ) : (
                    <td key={index} className={`${look} border-l border-hair`}>
                      {render(content)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </figure>
  );
}

/** Columns of text have their least width, figures their gap and letters their size, unless a table fits on a phone only without. */
function roomFor({ columns, rows }: Pick<ProseTableNode, "columns" | "rows">) {
  const widths = columns.map(({ align, head }, at) => {
    const isFigure = align === "right";
    const cells = rows.map((row) => joined(row[at]));
    const kept = cells.flatMap((text) =>
      isFigure || text.length <= wholeCell ? [text] : text.split(" "),
    );
    return {
      isLong: align === "left" && longest(cells) > shortCell,
      kept: longest(kept) * share[isFigure ? "figure" : at === 0 ? "name" : "letter"],
      head: longest(joined(head).split(" ")) * phone.head,
    };
  });
  const hasRoom = ({ size, gap }: { size: number; gap: number }, column = 0) => {
    const needs = widths.map(({ isLong, kept, head }) =>
      Math.max(Math.max(kept * size, head) + 2 * gap + phone.rule, isLong ? column : 0),
    );
    // The first has no gap and no rule before it.
    return needs.reduce((sum, width) => sum + width, -gap - phone.rule) <= phone.table;
  };
  const isText = columns.every(({ align }) => align === "left");
  const settings = columns.length > (isText ? 2 : 3) ? manyColumns : fewColumns;
  const best = settings[0]!;
  const fitting = settings.find((setting) => hasRoom(setting));
  const { text, padding } = fitting ?? best;
  const isTight = fitting !== undefined && !hasRoom(best, phone.column);
  return {
    text,
    padding,
    least: widths.map(({ isLong }) =>
      isLong && !isTight ? "min-w-20 md:min-w-26" : "md:min-w-26",
    ),
  };
}

const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));

/** A row that only names those below it: its last cell is empty. */
function isGroup(cells: ProseNode[][]): boolean {
  return joined(cells.at(-1)) === "";
}

function isSum([first = []]: ProseNode[][]): boolean {
  return sumRow.test(joined(first));
}
