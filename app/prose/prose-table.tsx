import { type ReactNode, useId } from "react";

import type { ProseNode, ProseTable as ProseTableNode } from "./prose.ts";
import { proseText } from "./prose.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

const alignments = { left: "text-left", right: "text-right", center: "text-center" };
const cell = "py-2 md:px-3";
/** Cells of a column that are no longer than this need no least width; a date, or "25 to 28", is not broken. */
const shortCell = 12;
const wholeCell = 8;
/** In pixels, on a phone: what a table has, what a character takes, the gap beside a rule, the least width of a column of text. */
const phone = { table: 346, letter: 6.3, head: 6.8, figure: 7.8, gap: 6, column: 80 };
/** Stays while the others scroll under it, so that a figure is never without its name. */
const rowHead =
  "max-md:sticky max-md:left-0 max-md:bg-(--fill) max-md:pl-0 max-md:shadow-[1px_0_var(--color-hair)]";
/** Rows that add up the others. */
const sumRow = /^(total|sum|landed|score)\b/i;

interface ProseTableProps extends ProseTableNode {
  render: (nodes: ProseNode[]) => ReactNode;
}

/** A ruled table under its caption, as wide as its column; figures in mono, rows that add up set apart. */
export function ProseTable({ caption, columns, rows, render }: ProseTableProps) {
  const captionId = useId();
  const isText = columns.every(({ align }) => align === "left");
  const { gap, least } = roomFor({ columns, rows });
  return (
    <figure className="mt-8" aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-2 note">
        {caption}
      </figcaption>
      <ScrollArea label={caption} className="border-y-[1.5px] border-line max-md:-mr-pad">
        <table
          className={`w-full border-collapse text-small ${columns.length > (isText ? 2 : 3) ? "max-md:text-note" : ""}`}
          aria-labelledby={captionId}
        >
          <thead className="font-mono text-label text-ink-3">
            <tr className="border-b border-line">
              {columns.map(({ align, head }, index) => (
                <th
                  key={index}
                  scope="col"
                  className={`${alignments[align]} ${cell} ${gap} ${index === 0 ? rowHead : "border-l border-hair"} align-bottom font-[450]`}
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
                className={`border-hair not-last:border-b ${isSum(cells) ? "border-t border-t-line! font-strong" : ""}`}
              >
                {cells.map((content, index) => {
                  const align = columns[index]?.align ?? "left";
                  const isWhole = align === "right" || textOf(content).length <= wholeCell;
                  const look = `${alignments[align]} ${cell} ${gap} align-top ${align === "right" ? "figures" : least[index]} ${isWhole ? "whitespace-nowrap" : ""}`;
                  return index === 0 ? (
                    <th key={index} scope="row" className={`${look} ${rowHead} font-[inherit]`}>
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

/** Columns of text have their least width and figures their gap, unless a table fits on a phone only without them. */
function roomFor({ columns, rows }: Pick<ProseTableNode, "columns" | "rows">) {
  const widths = columns.map(({ align, head }, at) => {
    const isFigure = align === "right";
    const cells = rows.map((row) => textOf(row[at]));
    const kept = cells.flatMap((text) =>
      isFigure || text.length <= wholeCell ? [text] : text.split(" "),
    );
    return {
      isLong: align === "left" && longest(cells) > shortCell,
      kept: Math.max(
        longest(kept) * (isFigure ? phone.figure : phone.letter),
        longest(textOf(head).split(" ")) * phone.head,
      ),
    };
  });
  const hasRoom = (gap: number, column = 0) => {
    const needs = widths.map(({ isLong, kept }) => Math.max(kept + 2 * gap, isLong ? column : 0));
    return needs.reduce((sum, width) => sum + width) <= phone.table;
  };
  const isTight = hasRoom(phone.gap - 2) && !hasRoom(phone.gap, phone.column);
  return {
    gap: isTight && !hasRoom(phone.gap) ? "px-1" : "px-1.5",
    least: widths.map(({ isLong }) =>
      isLong && !isTight ? "min-w-20 md:min-w-26" : "md:min-w-26",
    ),
  };
}

const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));

function isSum([first = []]: ProseNode[][]): boolean {
  return sumRow.test(textOf(first));
}

function textOf(content: ProseNode[] = []): string {
  return content.map(proseText).join("");
}
