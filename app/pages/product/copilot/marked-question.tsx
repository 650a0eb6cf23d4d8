import { type Glossed, glossed } from "./language/gloss.ts";
import type { Understanding } from "./language/understand.ts";
import { classNames } from "#app/ui/class-names.ts";

interface MarkedQuestionProps {
  question: string;
  understanding: Understanding;
}

/** The question as it was asked; from every word that counts a leader goes to what it was read as. */
export function MarkedQuestion({ question, understanding }: MarkedQuestionProps) {
  if (question === "") return null;
  return (
    <div className="gridded px-pad pt-6 pb-6">
      <h2 className="sr-only">{question}</h2>
      <div
        aria-hidden="true"
        className="lead-drawing flex flex-wrap items-start gap-x-[0.3em] gap-y-4 text-[clamp(1.75rem,1rem+1.3vw,2.75rem)] leading-tight font-text"
      >
        {glossed(question, understanding).map((piece, index) => (
          <Piece key={index} piece={piece} />
        ))}
      </div>
    </div>
  );
}

function Piece({ piece: { text, gloss } }: { piece: Glossed }) {
  if (!gloss) {
    return text
      .split(/\s+/)
      .filter(Boolean)
      .map((word, index) => (
        <span
          key={index}
          className={classNames(
            "tracking-head [overflow-wrap:anywhere] text-ink-3",
            isPunctuation(word) && "-ml-[0.3em]",
          )}
        >
          {word}
        </span>
      ));
  }
  const isUnknown = gloss.slot === "not known";
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span
        className={classNames(
          "border-b-[1.5px] tracking-head [overflow-wrap:anywhere]",
          isUnknown && "border-dashed text-ink-3",
        )}
      >
        {text}
      </span>
      <svg className="h-5 w-3 overflow-visible fill-current stroke-current" viewBox="0 0 12 20">
        <path d="M6 0V14" fill="none" />
        <path d="M6 20 4.200 11h3.600z" stroke="none" />
      </svg>
      <span className="font-mono text-label text-ink-3">{gloss.slot}</span>
      <span className="max-w-[24ch] pr-2 font-mono text-note">{gloss.reading}</span>
    </span>
  );
}

const isPunctuation = (word: string) => /^[^\p{L}\p{N}]+$/u.test(word);
