import { type KeyboardEvent, useEffect, useRef } from "react";

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { rows } from "./records/rows.ts";
import { longestQuestion } from "./language/tokens.ts";
import { type Glossed, glossed } from "./language/gloss.ts";
import type { Understanding } from "./language/understand.ts";

interface AskFormProps {
  /** What the box shows; empty until somebody asks. */
  question: string;
  asked: readonly string[];
  onAsk: (question: string) => void;
}

/** The box. Before its code is there the form goes to the same address by itself. */
export function AskForm({ question, asked, onAsk }: AskFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const recalled = useRef(asked.length);
  const submitted = useRef("");

  // A question from elsewhere is put into the box. What was typed there stays: the next one may have begun.
  useEffect(() => {
    if (question && question !== submitted.current) input.current!.value = question;
    submitted.current = "";
    recalled.current = asked.length;
  }, [question, asked]);

  function recall(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || asked.length === 0) return;
    event.preventDefault();
    recalled.current = Math.min(Math.max(recalled.current + step, 0), asked.length);
    event.currentTarget.value = asked[recalled.current] ?? "";
  }

  return (
    <div className="border-t-[1.5px] border-line on-raised noscript:hidden">
      <form
        role="search"
        action="/product/copilot"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = input.current?.value.trim() ?? "";
          submitted.current = typed;
          onAsk(typed);
        }}
        className="flex items-stretch border-b border-hair"
      >
        <label htmlFor="question" className="flex items-center pl-pad label max-md:sr-only">
          Ask a question
        </label>
        <input
          ref={input}
          id="question"
          name="q"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          maxLength={longestQuestion}
          placeholder="Freight since March"
          aria-describedby="question-note"
          onKeyDown={recall}
          className="min-h-16 min-w-0 flex-1 bg-transparent px-pad text-h4 placeholder:text-ink-3 focus-visible:-outline-offset-4"
        />
        <Button type="submit" className="rounded-none! border-y-0! border-r-0!">
          Ask
        </Button>
      </form>
      <p id="question-note" className="px-pad py-2 note">
        This demo answers from {rows.length} illustrative records. Your text stays in this browser.
        <span className="pointer-coarse:hidden"> Press Up or Down for earlier questions.</span>
      </p>
    </div>
  );
}

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
        className="lead-drawing flex flex-wrap items-start gap-x-[0.3em] gap-y-4 text-h2 leading-tight font-text"
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
