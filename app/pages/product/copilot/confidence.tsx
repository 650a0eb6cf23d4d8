import { confidenceSamples } from "./records/questions.ts";
import { phraseOf } from "./answering/say.ts";
import { sureFrom, type Understanding, understand } from "./language/understand.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { QuestionLink } from "./question-link.tsx";

/** Six questions from certain to hopeless, on one scale, with what becomes of each. */
export function Confidence() {
  return (
    <Zone>
      <div className="grid gap-y-8 lg:grid-cols-12">
        <SideHead
          className="px-pad lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:col-span-4 lg:self-start"
          title={<>Below {sureFrom * 100}% it asks what you mean.</>}
          size="text-h3"
          note="Each answer first shows how the question was understood. Typing errors lower the confidence a little, unknown words a lot. Below the limit it shows the nearest questions and does not guess."
        />
        <ol
          aria-label="Questions and the confidence of each"
          className="border-y border-hair lg:col-span-8"
        >
          {confidenceSamples.map((question) => (
            <Sample key={question} question={question} />
          ))}
        </ol>
      </div>
    </Zone>
  );
}

function Sample({ question }: { question: string }) {
  const understanding = understand(question);
  const confidence = understanding.kind === "refusal" ? null : understanding.confidence;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-hair px-pad py-3.5 not-first:border-t md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div>
        <QuestionLink question={question} className="leading-tight font-medium text-link" />
        <p className="mt-1 note">{outcome(understanding)}</p>
      </div>
      <div className="relative py-2">
        {confidence !== null && (
          <Dimension
            share={confidence}
            className={classNames(confidence < sureFrom && "text-ink-3")}
          >{`${Math.round(confidence * 100)}%`}</Dimension>
        )}
        {confidence === null && <span className="note">no reading</span>}
        <i
          aria-hidden="true"
          className="absolute inset-y-0 left-[95%] border-l border-dashed border-signal-ink"
        />
      </div>
    </li>
  );
}

function outcome(understanding: Understanding): string {
  switch (understanding.kind) {
    case "reading":
      return `Answered: ${phraseOf(understanding.reading)}`;
    case "unsure":
      return `Offers ${understanding.readings.length} questions to choose from`;
    case "refusal":
      return "Declined, with questions it can answer";
  }
}
