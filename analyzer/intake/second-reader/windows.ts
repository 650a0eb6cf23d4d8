import type { Piece } from "./piece.ts";
import { wordsOf } from "./words.ts";

const mostWords = 600;
const mostHeadRows = 14;
const mostHeadShare = 0.4;

/** A long document in windows; its first rows stand in each. */
export function windowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows = [...Map.groupBy(pieces, ({ row }) => row)].sort(([a], [b]) => a - b);
  const counted = new Map<number, number>();
  for (const { piece } of wordsOf(pieces)) {
    counted.set(piece.row, (counted.get(piece.row) ?? 0) + 1);
  }
  const all = rows.map(([row, own]) => ({ own, count: counted.get(row) ?? 0 }));
  if (pieces.length === 0) return [];
  if (all.reduce((sum, { count }) => sum + count, 0) <= mostWords) return [[...pieces]];
  const head: typeof all = [];
  let headWords = 0;
  for (const row of all) {
    if (head.length >= mostHeadRows || headWords + row.count > mostWords * mostHeadShare) break;
    head.push(row);
    headWords += row.count;
  }
  const groups: (typeof all)[] = [];
  let current: typeof all = [];
  let size = headWords;
  for (const row of all.slice(head.length)) {
    if (current.length > 0 && size + row.count > mostWords) {
      groups.push(current);
      current = [];
      size = headWords;
    }
    current.push(row);
    size += row.count;
  }
  if (current.length > 0) groups.push(current);
  return groups.map((group, number) =>
    [...head, ...group].flatMap(({ own }, row) =>
      own.map((piece) => ({ ...piece, row, isOwn: number === 0 || row >= head.length })),
    ),
  );
}
