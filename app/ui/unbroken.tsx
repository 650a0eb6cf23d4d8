import type { ReactNode } from "react";

/** Characters, punctuation included: a longer word might not fit on a phone's line, and breaks after its hyphen. */
const longestKept = 13;

/** The text of a heading, a lead or a label: in it words such as "15-minute", "252.225-7009" and "-name" stay on one line. It reads and copies as before. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== "string") return text;
  const pieces = text.split(/(\S*\w-\w\S*|(?<!\S)-\w\S*)/);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 && piece.length <= longestKept ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
