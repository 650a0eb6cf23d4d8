import { Fragment } from "react";

import { classNames } from "#app/ui/class-names.ts";

/** Behind these code may break, so that a narrow table never breaks it inside a word or a name in capitals; JSON between its parts too. */
const goodBreak = /(?<=\w[:/.-]|[a-z\d]_)(?=\w)|(?<=[,:{[])(?=["{[])/;
/** What is no longer than this stays whole. */
const shortCode = 12;
/** What is longer than this between two good breaks has to break somewhere. */
const longestPiece = 24;

interface CodeTextProps {
  text: string;
  /** Code up to so many characters stays whole. */
  wholeTo?: number;
}

/** Text in which backticks mark code, as in Markdown. */
export function CodeText({ text, wholeTo = shortCode }: CodeTextProps) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index} text={part} wholeTo={wholeTo} /> : part,
    );
}

function Code({ text, wholeTo }: Required<CodeTextProps>) {
  const pieces = text.length > wholeTo ? text.split(goodBreak) : [text];
  return (
    <code
      className={classNames(
        "font-mono text-[0.92em] text-ink",
        text.length <= wholeTo && "whitespace-nowrap",
      )}
    >
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {piece.length > longestPiece ? (
            <span className="[overflow-wrap:anywhere]">{piece}</span>
          ) : (
            <>
              {index > 0 && <wbr />}
              {piece}
            </>
          )}
        </Fragment>
      ))}
    </code>
  );
}
