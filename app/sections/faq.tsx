import type { ReactNode } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

interface Question {
  question: string;
  answer: ReactNode;
}

interface FaqProps {
  title: string;
  note: ReactNode;
  questions: readonly Question[];
}

/** Questions as numbered notes that unfold, the first one open. */
export function Faq({ title, note, questions }: FaqProps) {
  return (
    <Zone>
      <div className="grid gap-y-8 px-pad lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:col-span-4 lg:self-start lg:pr-pad">
          <SectionMark />
          <h2 className="text-h3">{title}</h2>
          <div className="max-w-[25em] text-ink-2">{note}</div>
        </header>
        <ol className="gap-x-8 border-b border-hair lg:col-span-8 print:columns-2">
          {questions.map(({ question, answer }, index) => (
            <li key={question} className="border-t border-hair">
              <details open={index === 0}>
                <summary className="flex list-none items-baseline gap-3 py-4 [&::-webkit-details-marker]:hidden">
                  <span aria-hidden="true" className="w-7 flex-none figures text-note text-ink-3">
                    {index + 1}.
                  </span>
                  <h3 className="text-h4 font-[450] tracking-snug">{question}</h3>
                  <Icon
                    name="plus"
                    className="ml-auto size-4.5 flex-none self-center transition-[rotate] duration-240 ease-draw in-[[open]>summary]:rotate-45"
                  />
                </summary>
                <div className="max-w-[42em] pb-6 text-ink-2 md:pr-8 md:pl-10">{answer}</div>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </Zone>
  );
}
