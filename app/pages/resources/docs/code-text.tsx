/** Longer than this it has to break somewhere. */
const longestWord = 48;

/** Text in which backticks mark code, as in Markdown. */
export function CodeText({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      <code
        key={index}
        className={`font-mono text-[0.92em] text-ink ${part.length > longestWord ? "[overflow-wrap:anywhere]" : ""}`}
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
