/** Where a key leads among stops that stand in rows, counted row by row; null when the key is not for moving. */
export function rovingStop(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const isOneRow = columns >= count;
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const rowEnd = Math.min((row + 1) * columns, count) - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, rowEnd);
    case "ArrowLeft":
      return at - Math.min(column, 1);
    case "ArrowDown":
      return Math.min(at + (isOneRow ? 1 : columns), isOneRow ? rowEnd : lastIn(column));
    case "ArrowUp":
      return isOneRow ? Math.max(at - 1, 0) : Math.max(at - columns, column);
    case "Home":
      return row * columns;
    case "End":
      return rowEnd;
    default:
      return null;
  }

  function lastIn(column: number): number {
    return column + Math.floor((count - 1 - column) / columns) * columns;
  }
}
