/** A run of characters on a page; `y` grows downward to the baseline, all in points. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stretch of a page from left to right. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** What stands together in a row, perhaps over several lines. */
export interface Segment extends Span {
  readonly text: string;
  readonly lineCount: number;
  /** What it was put together from, where it stands in one line. */
  readonly pieces?: readonly Segment[];
}

export interface Row {
  /** Baselines of its first and last line. */
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  /** From left to right. */
  readonly segments: readonly Segment[];
}

/** In heights of the text. Lines of one column are farther apart; nearer ones are cells side by side. */
const sameRowHeights = 0.9;
const sameLineHeights = 0.2;
const wordGapHeights = 0.1;
const segmentGapHeights = 0.45;

/** In widths of a character, where all are as wide: one space parts words, two part columns. */
const typewriterGapWidths = 1.5;

/** Gathers the pieces of a page into rows from top to bottom. */
export function rowsOf(pieces: readonly TextPiece[]): Row[] {
  const gapHeights = Math.max(segmentGapHeights, typewriterGap(pieces));
  const sorted = [...pieces].sort((a, b) => a.y - b.y || a.x - b.x);
  return groupBy(sorted, sameRowHeights).map((group) => {
    const lines = groupBy(group, sameLineHeights).map((line) => segmentsOf(line, gapHeights));
    return {
      top: group[0]!.y,
      bottom: group.at(-1)!.y,
      height: Math.max(...group.map((piece) => piece.height)),
      segments: lines.reduce(stack),
    };
  });
}

function groupBy(sorted: readonly TextPiece[], heights: number): TextPiece[][] {
  const groups: TextPiece[][] = [];
  for (const piece of sorted) {
    const last = groups.at(-1)?.at(-1);
    if (last && piece.y - last.y < heights * Math.min(piece.height, last.height)) {
      groups.at(-1)!.push(piece);
    } else {
      groups.push([piece]);
    }
  }
  return groups;
}

/** In heights of the text; 0 where characters differ in width. */
function typewriterGap(pieces: readonly TextPiece[]): number {
  const widths = pieces
    .filter(({ text }) => text.length > 2)
    .map(({ text, width, height }) => width / text.length / height)
    .sort((a, b) => a - b);
  const median = widths[Math.floor(widths.length / 2)] ?? 0;
  const alike = widths.filter((width) => Math.abs(width - median) < 0.01 * median);
  return widths.length > 4 && alike.length > 0.8 * widths.length ? typewriterGapWidths * median : 0;
}

function segmentsOf(pieces: readonly TextPiece[], gapHeights: number): Segment[] {
  const segments: (Omit<Segment, "pieces"> & {
    text: string;
    right: number;
    pieces: Segment[];
  })[] = [];
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const own = { left: piece.x, right: piece.x + piece.width, text: piece.text, lineCount: 1 };
    const gap = last ? piece.x - last.right : Number.POSITIVE_INFINITY;
    if (last && gap < gapHeights * piece.height) {
      last.text += (gap > wordGapHeights * piece.height ? " " : "") + piece.text;
      last.right = Math.max(last.right, own.right);
      last.pieces.push(own);
    } else segments.push({ ...own, pieces: [own] });
  }
  return segments;
}

/** Puts the segments of a lower line under those of the upper that they stand below. */
function stack(upper: readonly Segment[], lower: readonly Segment[]): Segment[] {
  const stacked = [...upper];
  for (const segment of lower) {
    const index = stacked.findIndex((other) => overlap(other, segment) > 0);
    const above = stacked[index];
    if (above)
      stacked[index] = { ...joined(above, segment), text: joinWrapped(above.text, segment.text) };
    else stacked.push(segment);
  }
  return stacked.sort((a, b) => a.left - b.left);
}

export function overlap(a: Span, b: Span): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

export function joined(a: Segment, b: Segment): Segment {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    text: `${a.text.trim()} ${b.text.trim()}`.trim(),
    lineCount: a.lineCount + b.lineCount,
  };
}

/** Puts a text together that was broken over two lines: at a space, at a hyphen, or for want of room. */
export function joinWrapped(upper: string, lower: string): string {
  const [start, end] = [upper.trim(), lower.trim()];
  if (/\p{L}-$/u.test(start) && /^\p{Ll}/u.test(end)) return start.slice(0, -1) + end;
  const isWithinWord = /[\p{L}\d]-$/u.test(start) || /\p{Ll}{3}$/u.test(start);
  const isRest = start.endsWith("-") || /^\p{Ll}$/u.test(end);
  return isWithinWord && isRest ? start + end : `${start} ${end}`.trim();
}

const amount = /^\D{0,4}\d[\d.,'’\s\u00a0\u202f]*[.,]\d{2}\D{0,4}$/u;

/** Two amounts in one column are of two rows, however close these stand. */
export function holdsOtherAmount(above: readonly string[], cells: readonly string[]): boolean {
  return cells.some((text, column) => amount.test(text) && amount.test(above[column] ?? ""));
}
