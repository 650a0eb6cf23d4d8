import { Fragment } from "react";

/** Behind these code may break, so that a narrow table never breaks it inside a word. */
const goodBreak = /(?<=\w[:/._-])(?=\w)/;
/** What is no longer than this stays whole. */
const shortCode = 12;
/** What is longer than this between two good breaks has to break somewhere. */
const longestPiece = 24;

/** Text in which backticks mark code, as in Markdown. */
export function CodeText({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? <Code key={index} text={part} /> : part));
}

function Code({ text }: { text: string }) {
  const pieces = text.length > shortCode ? text.split(goodBreak) : [text];
  const look = "font-mono text-[0.92em] text-ink";
  if (pieces.some(({ length }) => length > longestPiece)) {
    return <code className={`${look} [overflow-wrap:anywhere]`}>{text}</code>;
  }
  return (
    <code className={look}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}
