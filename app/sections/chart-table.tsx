import type { ReactNode } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";

interface ChartRow {
  key: string;
  head: ReactNode;
  cells: readonly ReactNode[];
}

interface ChartTableProps {
  /** On the fold, such as "The same as a table". */
  summary: string;
  caption: string;
  /** The first heads the rows. */
  columns: readonly string[];
  rows: readonly ChartRow[];
}

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
      <Table
        caption={caption}
        scrolls={caption}
        density="tight"
        isUnruled
        columns={[
          { head: rowHead, isRowHead: true, render: "head" },
          ...heads.map((head, index) => ({
            head,
            isNumber: true,
            cellClassName: "text-note whitespace-nowrap",
            render: ({ cells }: ChartRow) => cells[index],
          })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        rowClassName={() => "hover:bg-ink/4"}
      />
    </details>
  );
}
