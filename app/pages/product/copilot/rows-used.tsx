import type { ReactNode } from "react";

import type { Answer } from "./answering/answer.ts";
import { type Line, usedRows } from "./answering/compute.ts";
import { formatFigure } from "./answering/say.ts";
import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";

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
      <Table
        caption="Every row used"
        scrolls="Every row used"
        scrollsClassName="max-h-96 border-t border-hair"
        className="border-t-0"
        density="tight"
        isUnruled
        columns={head.map((name, index) => ({
          head: name,
          width: "label",
          cellClassName: "whitespace-nowrap",
          render: (cells: string[]) => cells[index],
        }))}
        rows={body}
        rowKey={([, record]) => record!}
      />
      <div className="border-t border-hair px-pad py-3 noscript:hidden">
        <DownloadCsv name="sample-rows" word="sample rows" table={() => [head, ...body]} />
      </div>
    </Unfolding>
  );
}

interface UnfoldingProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Unfolding({ title, count, children }: UnfoldingProps) {
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
