import type { QuoteLine } from "../../intake/quote-line.ts";
import { partKey } from "../part-key.ts";

/** Two spellings that may be one part. */
export interface SimilarParts {
  readonly parts: readonly [string, string];
  /** "written alike", "one letter apart": why they may be one. */
  readonly reason: string;
}

/** More parts than this are not compared with each other. */
const mostCompared = 400;

/** Letters and digits of a part number, without its revision: "BR4471-01 Rev B" is "br447101". */
export function bareNumber(part: string): string {
  return part
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s,;(]+(?:rev(?:ision)?|index|ind|stand|ver)\.?\s*[a-z\d]{1,3}\)?\s*$/, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Parts that different quotes seem to write differently, for the visitor to join. */
export function similarParts(lines: readonly QuoteLine[]): SimilarParts[] {
  const written = new Map<string, string>();
  for (const line of lines) if (line.part !== null) written.set(partKey(line), line.part.value);
  const parts = [...written.values()].slice(0, mostCompared).sort();
  return parts.flatMap((first, index) =>
    parts.slice(index + 1).flatMap((second): SimilarParts[] => {
      const reason = likeness(first, second);
      return reason === null ? [] : [{ parts: [first, second], reason }];
    }),
  );
}

/** Why two part numbers may be one, or `null`. Numbers of one series differ in a digit: that alone is no likeness. */
export function likeness(first: string, second: string): string | null {
  const [a, b] = [bareNumber(first), bareNumber(second)];
  if (a.length < 4 || b.length < 4) return null;
  if (a === b) return "written alike but for signs and the revision";
  const swapped = (text: string) => text.replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return swapped(a) === swapped(b) ? "alike but for letters that look like digits" : null;
}

/** The lines with one spelling for parts that the visitor joined; by `partKey`, what each is joined to. */
export function withJoinedParts(
  lines: readonly QuoteLine[],
  joined: Readonly<Record<string, string>>,
): QuoteLine[] {
  return lines.map((line) => {
    const key = partKey(line);
    const part = Object.hasOwn(joined, key) ? joined[key] : undefined;
    if (part === undefined || line.part === null) return line;
    return { ...line, part: { ...line.part, value: part, reason: `joined with ${part}` } };
  });
}
