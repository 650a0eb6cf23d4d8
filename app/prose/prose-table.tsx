import { type ReactNode, useId } from "react";

import type { ProseNode, ProseTable as ProseTableNode } from "./prose.ts";
import { proseText } from "./prose.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

const alignments = { left: "text-left", right: "text-right", center: "text-center" };
const cell = "py-2 md:px-3";
/** With many columns a phone has no room between them. */
const manyColumns = 6;
/** Cells of a column that are no longer than this need no least width. */
const shortCell = 12;
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
  const gap = columns.length < manyColumns ? "px-1.5" : "px-1";
  const least = columns.map(({ align }, at) =>
    align === "left" && rows.some((cells) => textOf(cells[at]).length > shortCell)
      ? "min-w-20 md:min-w-26"
      : "md:min-w-26",
  );
  return (
    <figure className="mt-8" aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-2 note">
        {caption}
      </figcaption>
      <ScrollArea label={caption} className="border-y-[1.5px] border-line max-md:-mr-pad">
        <table
          className={`w-full border-collapse text-small ${columns.length > 3 ? "max-md:text-note" : ""}`}
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
                  const look = `${alignments[align]} ${cell} ${gap} align-top ${align === "right" ? "figures whitespace-nowrap" : least[index]}`;
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

function isSum([first = []]: ProseNode[][]): boolean {
  return sumRow.test(textOf(first));
}

function textOf(content: ProseNode[] = []): string {
  return content.map(proseText).join("");
}
