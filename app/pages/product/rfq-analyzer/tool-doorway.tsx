import { samplePackages } from "#app/samples/sample-packages.ts";
import { trial } from "#app/site/facts/trial.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** What the tool at /try does, and the ways into it. */
export function ToolDoorway() {
  return (
    <Zone id="try-it" space="flush">
      <SectionHead title="Try it on your own quotes.">
        <p>
          Your browser reads, normalizes and ranks the files. Nothing is uploaded and you need no
          account.
        </p>
        <ButtonLink to={trial.tool} className="mt-5">
          Rank my quotes
        </ButtonLink>
      </SectionHead>
      <div className="border-t-[1.5px] border-line on-raised">
        <SwipeRow label="Samples" className="lg:grid-cols-3">
          {samplePackages.map(({ id, name, rfq, summary }) => (
            <li
              key={id}
              className="flex snap-start flex-col gap-3 border-l border-hair px-pad py-6 first:border-l-0"
            >
              <h3 className="text-h4 font-medium tracking-snug">
                {name} <span className="ml-1 note">{rfq}</span>
              </h3>
              <p className="text-small text-ink-2">{summary}</p>
              <ArrowLink
                to={`${trial.tool}?sample=${id}`}
                className="mt-auto self-start text-small"
              >
                Rank this sample<span className="sr-only"> ({name})</span>
              </ArrowLink>
            </li>
          ))}
        </SwipeRow>
      </div>
    </Zone>
  );
}
