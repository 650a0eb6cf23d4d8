import { type KeyboardEvent, useEffect, useRef } from "react";

import { rows } from "./records/rows.ts";
import { longestQuestion } from "./language/tokens.ts";
import { Button } from "#app/ui/button.tsx";

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
