import { QuestionLink } from "./question-link.tsx";
import { exampleQuestions } from "./records/questions.ts";

/** Beside the question and its answer where there is room, else one row under the box: the answer stays in view when one is asked. */
export function ExampleQuestions({ current }: { current: string | null }) {
  return (
    <div className="border-line max-lg:order-first max-lg:border-t max-lg:border-t-hair lg:relative lg:col-start-2 lg:row-start-1 lg:border-t-[1.5px] lg:border-l noscript:hidden">
      <div className="lg:sticky lg:top-bar">
        <h2 className="tracking-normal px-pad pt-3 font-mono text-note font-[500] max-lg:sr-only">
          Example questions
        </h2>
        <ul
          aria-label="Example questions"
          className="flex gap-2 hatched-where-more px-pad py-3 max-lg:snap-x max-lg:overflow-x-auto lg:flex-col"
        >
          {exampleQuestions.map((example) => (
            <li
              key={example}
              className="max-lg:max-w-64 max-lg:flex-none max-lg:snap-start max-lg:scroll-ml-4"
            >
              <QuestionLink
                question={example}
                aria-current={example === current ? "true" : undefined}
                className="flex h-full min-h-10 items-center border border-line-2 bg-ground px-3 py-1.5 text-small leading-tight no-underline hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
