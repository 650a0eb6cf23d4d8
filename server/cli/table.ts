const MAX_CELL_WIDTH = 40;

type Row = readonly string[];

export function renderTable(head: Row, rows: readonly Row[]): string {
  const table = fitTable(head, rows);
  return [table.head, ...rows.map(table.line)].join("\n");
}

/** A table of left-aligned columns as wide as the widest cell of these rows; further rows can be added to it. */
export function fitTable(
  head: Row,
  rows: readonly Row[],
): { head: string; line(row: Row): string } {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => widthOf(toCell(row[column] ?? "")))),
  );
  const line = (row: Row) =>
    row
      .map((text, column) => {
        const cell = toCell(text);
        return cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
      })
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return { head: `${line(head)}\n${rule}`, line };
}

function toCell(text: string): string {
  return shorten(printable(text));
}

/** What visitors type must not be able to move the cursor, change colors or reverse the line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "�");
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > MAX_CELL_WIDTH
    ? `${letters.slice(0, MAX_CELL_WIDTH - 1).join("")}…`
    : text;
}

function widthOf(text: string): number {
  return [...text].length;
}

export function countOfLeads(count: number): string {
  return count === 1 ? "1 lead" : `${count.toLocaleString("en-US")} leads`;
}
