import type { ReactNode } from "react";

import { brand } from "#app/site/brand.ts";
import type { Answer } from "./answering/answer.ts";
import { usedRows } from "./answering/answer-rows.ts";
import type { Line } from "./answering/compute.ts";
import { formatFigure } from "./answering/say.ts";
import { csvText } from "#analyzer/text/csv-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

interface OtherLinesProps {
  title: string;
  lines: readonly Line[];
  answer: Answer;
}

/** Figures that stand behind the answer without being its point. */
export function OtherLines({ title, lines, answer: { reading, unit } }: OtherLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Unfolding title={title} count={lines.length}>
      <dl className="columns-[16rem] gap-x-10 px-pad pb-4 text-small">
        {lines.map(({ key, label, value }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-hair py-1">
            <dt>{label}</dt>
            <dd className="figures">{formatFigure(value, unit, reading.currency)}</dd>
          </div>
        ))}
      </dl>
    </Unfolding>
  );
}

/** Every row that the answer is made of, to read and to take along. */
export function RowsUsed({ answer: { reading, result } }: { answer: Answer }) {
  const [head = [], ...body] = usedRows(result.lines, reading);
  return (
    <Unfolding title="Every row used" count={body.length}>
      <ScrollArea label="Every row used" className="max-h-96 border-t border-hair">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-left label first:pl-pad">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((cells) => (
              <tr key={cells[1]} className="border-t border-hair">
                {cells.map((cell, index) => (
                  <td key={index} className="px-3 py-1.5 whitespace-nowrap first:pl-pad">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div className="border-t border-hair px-pad py-3 noscript:hidden">
        <Button size="small" icon="download" onClick={() => download([head, ...body])}>
          Download CSV
        </Button>
      </div>
    </Unfolding>
  );
}

function Unfolding({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <details className="group border-b border-hair">
      <summary className="flex min-h-11 items-center gap-3 px-pad text-small hover:bg-ground focus-visible:-outline-offset-2">
        <Icon name="plus" className="size-4 flex-none transition-[rotate] group-open:rotate-45" />
        {title} <span className="note">{count}</span>
      </summary>
      {children}
    </details>
  );
}

const fileName = `${brand.slug}-sample-rows.csv`;

function download(table: readonly (readonly string[])[]) {
  saveFile(fileName, "text/csv;charset=utf-8", csvText(table));
  notify({
    type: "success",
    title: "Export done",
    message: `${table.length - 1} sample rows in ${fileName}`,
  });
}
