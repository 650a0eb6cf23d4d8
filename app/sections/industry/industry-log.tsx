import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

import type { PagePart } from "../page-part.ts";

interface IndustryLogProps extends Pick<PagePart, "title" | "note" | "items"> {
  /** Head of the first column, then of the others. */
  rowHead: string;
  columns: readonly string[];
}

type LogRow = [name: string, cells: readonly string[]];

/** Steps or requirements as a ruled log; on a phone each row is a block that names its columns. */
export function IndustryLog({ title, note, items, rowHead, columns }: IndustryLogProps) {
  return (
    <HeadedZone tone="raised" title={title} note={note}>
      <PhoneFold summary={`${rowHead}s`}>
        <Table
          caption={title}
          stacks="md"
          density="loose"
          className="table-fixed"
          columns={[
            {
              head: rowHead,
              width: "w-1/6",
              isRowHead: true,
              cellClassName: "text-h4 font-medium tracking-snug",
              render: ([name]) => name,
            },
            ...columns.map((column, index) => ({
              head: column,
              name: column,
              isNameAbove: true,
              cellClassName: "text-ink-2 max-md:pt-2",
              render: ([, cells]: LogRow) => cells[index],
            })),
          ]}
          rows={Object.entries(items)}
          rowKey={([name]) => name}
        />
      </PhoneFold>
    </HeadedZone>
  );
}
