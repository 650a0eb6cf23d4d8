const MAX_CELL_WIDTH = 40;

/** A table of left-aligned columns as wide as their widest cell. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => shorten(printable(cell))));
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => widthOf(row[column] ?? ""))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell)))
      .join("  ")
      .trimEnd();
  const [headLine = [], ...rest] = cells;
  return [
    line(headLine),
    widths.map((width) => "─".repeat(width)).join("  "),
    ...rest.map(line),
  ].join("\n");
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
