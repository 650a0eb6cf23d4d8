/** A line of a listing; `item` is the balloon of the parameter it sets. */
export interface CodeLine {
  code: string;
  item?: number;
}

export function listingText(lines: readonly CodeLine[]): string {
  return lines.map(({ code }) => code).join("\n");
}

export interface CodeToken {
  kind: "plain" | "string" | "comment";
  text: string;
}

/** Comments to the end of the line, and strings. */
const marks = /(?<comment>(?:\/\/|#)(?= ).*)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g;

/** The pieces of a line that are set in their own tone; the name of a property is plain. Together they are the line. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(marks)) {
    const after = match.index + match[0].length;
    if (/^\s*:/.test(code.slice(after))) continue;
    if (match.index > end) tokens.push({ kind: "plain", text: code.slice(end, match.index) });
    tokens.push({ kind: match.groups?.["comment"] ? "comment" : "string", text: match[0] });
    end = after;
  }
  if (end < code.length) tokens.push({ kind: "plain", text: code.slice(end) });
  return tokens;
}

/** Part of a listing: a line that has a balloon, without its end, or everything up to the next such line. */
export interface ListingPiece {
  item: number | undefined;
  tokens: CodeToken[];
}

/** The listing in as few pieces as can be. */
export function listingPieces(lines: readonly CodeLine[]): ListingPiece[] {
  const pieces: ListingPiece[] = [];
  const add = (item: number | undefined, tokens: CodeToken[]) => {
    const last = pieces.at(-1);
    if (!last || last.item !== undefined || item !== undefined) pieces.push({ item, tokens });
    else last.tokens = joinedTokens([...last.tokens, ...tokens]);
  };
  lines.forEach(({ code, item }, index) => {
    if (index > 0) add(undefined, [{ kind: "plain", text: "\n" }]);
    add(item, codeTokens(code));
  });
  return pieces;
}

function joinedTokens(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.reduce<CodeToken[]>((joined, token) => {
    const last = joined.at(-1);
    if (last?.kind !== "plain" || token.kind !== "plain") return [...joined, token];
    return [...joined.slice(0, -1), { kind: "plain", text: last.text + token.text }];
  }, []);
}
