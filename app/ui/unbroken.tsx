import type { ReactNode } from "react";

/** Characters, punctuation included: a longer word might not fit on a phone's line, and breaks after its hyphen. */
const longestKept = 13;

const kept = /(\S*\w-\w\S*|(?<!\S)(?:-\w\S*|(?:[A-Z]{2,}|×) \d[^\s-]*(?!\S)))/;

/** The text of a heading, a lead or a label: in it words such as "15-minute", "252.225-7009", "-name", "ISO 27001" and "× 2.66" stay on one line. It reads and copies as before. */
export function unbroken(text: ReactNode, longest = longestKept): ReactNode {
  if (typeof text !== "string") return text;
  const pieces = text.split(kept);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 && piece.length <= longest ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** Parts of a note: each stays on one line, and none begins or ends with a separator of its own. */
export function unbrokenParts(...parts: string[]): string {
  return parts.map((part) => part.replaceAll(" ", "\u00a0")).join("; ");
}
