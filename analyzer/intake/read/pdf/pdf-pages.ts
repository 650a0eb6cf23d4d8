import { isFigure } from "./pdf-figures.ts";
import type { PdfTable } from "./pdf-table.ts";
import type { Span } from "./pdf-rows.ts";

/** Puts a table that runs over several pages together; a header that each page repeats counts once. */
export function joinPages(tables: readonly PdfTable[]): PdfTable[] {
  const joined: PdfTable[] = [];
  for (const table of tables) {
    const previous = joined.at(-1);
    if (previous && goesOn(previous, table)) {
      const hasHeader = isSameRow(previous.rows[0]!, table.rows[0]!);
      joined[joined.length - 1] = {
        ...previous,
        pages: [...previous.pages, ...table.pages],
        rows: [...previous.rows, ...table.rows.slice(hasHeader ? 1 : 0)],
      };
    } else {
      joined.push(table);
    }
  }
  return joined;
}

function goesOn(previous: PdfTable, table: PdfTable): boolean {
  const isNextPage = table.pages[0] === previous.pages.at(-1)! + 1;
  if (!isNextPage || !table.isFirstOnPage || !haveSameColumns(previous.columns, table.columns)) {
    return false;
  }
  return isSameRow(previous.rows[0]!, table.rows[0]!) || table.rows[0]!.some(isFigure);
}

function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Columns of one table overlap from page to page, though the widest text in them differs. */
function haveSameColumns(a: readonly Span[], b: readonly Span[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ left, right }, index) => left < b[index]!.right && b[index]!.left < right)
  );
}
