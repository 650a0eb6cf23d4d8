import { overlap, type Row, type Segment, type Span } from "./pdf-rows.ts";

/** In points: how far the same edge may lie apart in two rows. */
const edgeTolerance = 0.6;
/** In heights of the text: how far a space may lie from an edge, as its place is estimated. */
const spaceToleranceHeights = 0.4;

/**
 * The columns of a table, and its rows with no segment over two of them. `knownEdges` are the left
 * edges of the table that may go on here from the page before.
 */
export function columnsOf(
  rows: readonly Row[],
  knownEdges: readonly number[],
): { columns: Span[]; rows: readonly Row[] } {
  const parted = partSegments(partPieces(rows), knownEdges);
  const columns = mergeUnpaired(coveredSpans(parted), parted);
  return { columns: mergeHeads(columns, rows[0]!, parted.slice(1)), rows: parted };
}

/** A header of two words was parted above figures that stand under the second alone. */
function mergeHeads(columns: readonly Span[], header: Row, body: readonly Row[]): Span[] {
  const merged: Span[] = [];
  for (const column of columns) {
    const last = merged.at(-1);
    const isUsed = (span: Span) =>
      body.some(({ segments }) => segments.some((segment) => overlap(segment, span) > 0));
    const isOneHead =
      last !== undefined &&
      header.segments.some((head) => overlap(head, last) > 0 && overlap(head, column) > 0);
    if (last && isOneHead && (!isUsed(last) || !isUsed(column))) {
      merged[merged.length - 1] = { left: last.left, right: column.right };
    } else merged.push(column);
  }
  return merged;
}

/** Cells that stand as close as words are parted where two other rows have a gap between cells above and below them. */
function partPieces(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const segments = row.segments.flatMap((segment) => {
      const parts: Segment[] = [];
      for (const piece of segment.lineCount > 1 ? [] : (segment.pieces ?? [])) {
        const last = parts.at(-1);
        const isParted = last !== undefined && isGap(rows, row, last, piece);
        if (last === undefined || isParted) parts.push(piece);
        else {
          const isWord = piece.left - last.right > 0.1 * row.height;
          const text = `${last.text}${isWord ? " " : ""}${piece.text}`;
          parts[parts.length - 1] = { ...last, right: Math.max(last.right, piece.right), text };
        }
      }
      return parts.length > 1 ? parts : [segment];
    });
    return segments.length > row.segments.length ? { ...row, segments } : row;
  });
}

function isGap(rows: readonly Row[], own: Row, left: Span, right: Span): boolean {
  if (right.left - left.right < 0.2 * own.height) return false;
  const others = rows.filter((row) => row !== own);
  const parted = others.filter(({ segments }) =>
    segments.some((segment, index) => {
      const next = segments[index + 1];
      return (
        next !== undefined &&
        segment.right < right.left + edgeTolerance &&
        next.left > left.right - edgeTolerance &&
        overlap(segment, left) > 0 &&
        overlap(next, right) > 0
      );
    }),
  );
  const middle = (left.right + right.left) / 2;
  const through = others.filter(({ segments }) => segments.some((each) => crosses(each, middle)));
  return parted.length > 1 && parted.length > through.length;
}

/**
 * PDF.js joins what stands closer than a wide space, also across the border of two cells. Where other
 * rows begin a segment, one that runs through is parted at the space that lies there.
 */
function partSegments(rows: readonly Row[], knownEdges: readonly number[]): readonly Row[] {
  const edges = [...edgesOf(rows), ...knownEdges].sort((a, b) => a - b);
  return edges.reduce(partAt, rows);
}

/** Where a segment of the header begins, or segments of two rows or more do. */
function edgesOf(rows: readonly Row[]): number[] {
  const inHeader = rows[0]!.segments.map(({ left }) => left);
  const lefts = rows.flatMap(({ segments }) => segments.map(({ left }) => left));
  const repeated = lefts
    .sort((a, b) => a - b)
    .filter((left, index) => index > 0 && isNear(left, lefts[index - 1]!));
  return [...inHeader, ...repeated].filter(
    (edge, index, all) => all.findIndex((other) => isNear(other, edge)) === index,
  );
}

function partAt(rows: readonly Row[], edge: number): readonly Row[] {
  const crossing = rows.filter((row) => row.segments.some((segment) => crosses(segment, edge)));
  const begun = rows.slice(1).filter((row) => row.segments.some(({ left }) => isNear(left, edge)));
  const parted = new Map<Row, Row>();
  for (const row of crossing) {
    const segments = row.segments.flatMap((segment) => {
      const pieces = partSegment(segment, edge, row.height);
      return isOneFigure(pieces) && !hasColumnFor(pieces[0]!, edge, row, rows) ? segment : pieces;
    });
    if (segments.length > row.segments.length) parted.set(row, { ...row, segments });
  }
  const isBorder = begun.length > 1 || (parted.size > 1 && parted.size >= crossing.length * 0.6);
  return isBorder ? rows.map((row) => parted.get(row) ?? row) : rows;
}

/** "1 240,00" has a space as well. */
function isOneFigure([left, right]: readonly Segment[]): boolean {
  return /(?:^|\D)\d{1,3}$/.test(left?.text ?? "") && /^\d{3}(?:\D|$)/.test(right?.text ?? "");
}

/** What stands left of the space is in a column of its own where another row has one there. */
function hasColumnFor(piece: Span, edge: number, own: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (row) =>
      row !== own &&
      row.segments.some((segment) => overlap(segment, piece) > 0 && !crosses(segment, edge)),
  );
}

function crosses({ left, right }: Span, edge: number): boolean {
  return left < edge - edgeTolerance && right > edge + edgeTolerance;
}

function isNear(left: number, edge: number): boolean {
  return Math.abs(left - edge) < edgeTolerance;
}

function partSegment(segment: Segment, edge: number, height: number): Segment[] {
  if (!crosses(segment, edge) || segment.lineCount > 1) return [segment];
  const { text, left, right } = segment;
  const scale = (right - left) / widthOf(text);
  let best: { index: number; distance: number } | null = null;
  for (let index = text.indexOf(" "); index !== -1; index = text.indexOf(" ", index + 1)) {
    const wordStart = left + widthOf(text.slice(0, index + 1)) * scale;
    const distance = Math.abs(wordStart - edge);
    if (!best || distance < best.distance) best = { index, distance };
  }
  if (!best || best.distance > spaceToleranceHeights * height) return [segment];
  return [
    { left, right: edge - edgeTolerance, text: text.slice(0, best.index), lineCount: 1 },
    { left: edge, right, text: text.slice(best.index + 1), lineCount: 1 },
  ];
}

/** About as wide as in a common typeface, in units of any size. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\s.,;:'!|ijl()[\]/-]/.test(character)) width += 0.3;
    else if (/[A-ZÄÖÜmw@%]/.test(character)) width += 0.72;
    else width += 0.54;
  }
  return width;
}

/** Where segments of any row stand; a few that reach over a gap do not close it. */
function coveredSpans(rows: readonly Row[]): Span[] {
  const segments = rows.flatMap((row) => (row.segments.length > 1 ? row.segments : []));
  const tolerated = Math.floor(rows.length / 12);
  const edges = segments
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: Math.max(left, right - edgeTolerance), step: -1 },
    ])
    .sort((a, b) => a.at - b.at || b.step - a.step);
  const spans: { left: number; right: number }[] = [];
  let depth = 0;
  for (const { at, step } of edges) {
    const wasOpen = depth > tolerated;
    depth += step;
    if (!wasOpen && depth > tolerated) spans.push({ left: at, right: at });
    if (wasOpen && depth <= tolerated) spans.at(-1)!.right = at;
  }
  for (const segment of segments) {
    if (!spans.some((span) => overlap(span, segment) >= 0)) spans.push({ ...segment });
  }
  return spans.sort((a, b) => a.left - b.left);
}

/** A header to the left and its figures to the right are one column: no row has both. */
function mergeUnpaired(spans: readonly Span[], rows: readonly Row[]): Span[] {
  const columns: Span[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    const isPaired =
      last === undefined ||
      rows.some(
        ({ segments }) =>
          segments.some((segment) => overlap(segment, last) >= 0) &&
          segments.some((segment) => overlap(segment, span) >= 0),
      );
    if (isPaired) columns.push(span);
    else columns[columns.length - 1] = { left: last.left, right: span.right };
  }
  return columns;
}
