import { type KeyboardEvent, useEffect, useRef } from "react";

import { exampleQuestions } from "./records/questions.ts";
import { rows } from "./answering/rows.ts";
import { longestQuestion } from "./language/tokens.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { questionAddress } from "./question-address.ts";

interface AskFormProps {
  /** What the box shows; empty until somebody asks. */
  question: string;
  asked: readonly string[];
  onAsk: (question: string) => void;
}

/** A box and examples. Before its code is there the form and the links go to the same addresses by themselves. */
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
          const typed = input.current?.value.trim();
          if (!typed) return input.current?.focus();
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
          placeholder="Freight by plant since March"
          aria-describedby="question-note"
          onKeyDown={recall}
          className="min-h-16 min-w-0 flex-1 bg-transparent px-pad text-h4 placeholder:text-ink-3 focus-visible:-outline-offset-4"
        />
        <Button type="submit" tone="go" className="rounded-none! border-0!">
          Ask
        </Button>
      </form>
      <p id="question-note" className="px-pad pt-3 note">
        This demo answers from {rows.length} illustrative records. Your text stays in this browser.
        <span className="max-md:hidden"> Press Up or Down for earlier questions.</span>
      </p>
      <ul
        aria-label="Example questions"
        className="flex gap-2 px-pad pt-3 pb-4 max-md:snap-x max-md:overflow-x-auto md:flex-wrap"
      >
        {exampleQuestions.map((example) => (
          <li key={example} className="max-md:flex-none max-md:snap-start max-md:scroll-ml-4">
            <SiteLink
              to={questionAddress(example)}
              preventScrollReset
              aria-current={example === question ? "true" : undefined}
              className="flex min-h-10 items-center border border-line-2 px-3 text-small leading-tight no-underline hover:border-ink hover:bg-ground aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
            >
              {example}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
