/** No line and no cell of a quote is longer; what looks at a text more than once stays quick up to here. */
const longestText = 2_000;
/** Blanks, or one sign again and again: more of them say no more. */
const longestRun = 100;

/** A text in pieces that are not too long, each to its last sentence or word, without long runs of one sign. */
export function shortPieces(text: string): readonly [string, ...string[]] {
  if (text.length <= longestRun) return [text];
  const narrow = text
    .replace(/\s{101,}/g, " ".repeat(longestRun))
    .replace(/(.)\1{100,}/g, (_, sign: string) => sign.repeat(longestRun));
  if (narrow.length <= longestText) return [narrow];
  const pieces: string[] = [];
  let start = 0;
  while (narrow.length - start > longestText) {
    const end = start + breakIn(narrow.slice(start, start + longestText));
    pieces.push(narrow.slice(start, end).trim());
    start = end;
  }
  return [pieces[0]!, ...pieces.slice(1), narrow.slice(start).trim()];
}

/** Behind the last sentence of its second half, else the last word, else all of it. */
function breakIn(text: string): number {
  const last = Math.max(...[". ", "; ", "\n"].map((mark) => text.lastIndexOf(mark)));
  const at = last >= text.length / 2 ? last : text.lastIndexOf(" ");
  return at >= text.length / 2 ? at + 1 : text.length;
}
