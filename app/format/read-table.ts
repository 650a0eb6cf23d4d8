/**
 * Records written as a table: its head names their fields, bars divide its cells. A number is a number, `yes` is true, `–`
 * is null, `[a, b]` a list, and what is empty is left out. Whether they are of their type is for tests to say.
 */
export function readTable<Rows extends readonly object[]>(table: string): Rows {
  const [head = [], ...rows] = table.trim().split("\n").map(cellsOf);
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell ? [[head[at]!, valueOf(cell)]] : [])));
  return rows.map(rowOf) as unknown as Rows;
}

const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());

function valueOf(cell: string): unknown {
  if (cell === "yes") return true;
  if (cell === "–") return null;
  const listed = /^\[(.*)\]$/.exec(cell)?.[1];
  if (listed !== undefined) return listed.split(", ").map(valueOf);
  return Number.isNaN(Number(cell)) ? cell : Number(cell);
}
