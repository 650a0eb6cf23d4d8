import { Fragment } from "react";

import { classNames } from "#app/ui/class-names.ts";

/** Behind these code may break, JSON between its parts too: what stands between them is a name, and stays whole. */
const goodBreak = /(?<=\w[:/.=])(?=\w)|(?<=[,:{[])(?=["{[])/;
/** A name breaks inside only when it is too long for a column of a phone: behind its signs, not in a word or in capitals. */
const breakInName = /(?<=\w-|[a-z\d]_)(?=\w)/;
export const longestName = 20;
/** So much fits on a line of the smallest phone, in a list too: there it stays whole. */
const longestWhole = 26;
/** What is longer than this between two good breaks has to break somewhere. */
const longestPiece = 24;

interface CodeTextProps {
  text: string;
  /** Code up to so many characters stays whole. */
  wholeTo?: number;
}

/** Text in which backticks mark code, as in Markdown. */
export function CodeText({ text, wholeTo = longestWhole }: CodeTextProps) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index} text={part} wholeTo={wholeTo} /> : part,
    );
}

function Code({ text, wholeTo }: Required<CodeTextProps>) {
  const pieces = text.length > wholeTo ? text.split(goodBreak).flatMap(piecesOfName) : [text];
  return (
    <code
      className={classNames(
        "font-mono text-[0.92em] text-ink",
        text.length <= wholeTo && "whitespace-nowrap",
      )}
    >
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && piece.length <= longestPiece && <wbr />}
          <Piece text={piece} />
        </Fragment>
      ))}
    </code>
  );
}

function Piece({ text }: { text: string }) {
  if (text.length > longestPiece) return <span className="[overflow-wrap:anywhere]">{text}</span>;
  // Behind a hyphen a browser breaks by itself.
  return text.includes("-") ? <span className="whitespace-nowrap">{text}</span> : text;
}

function piecesOfName(name: string): string[] {
  return name.length > longestName ? name.split(breakInName) : [name];
}
