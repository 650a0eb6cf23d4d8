import { evtolChallenges } from "./records.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Where the certification basis reaches into a quote. */
export function Challenges() {
  return (
    <Zone tone="raised" space="flush">
      <SectionHead title="Certification changes the price.">
        <p>
          Suppliers rarely quote it as a line. It affects the process, the first article and the
          lead time.
        </p>
      </SectionHead>
      <dl className="ruled-cells border-t border-line md:grid-cols-2">
        {evtolChallenges.map(({ heading, text, answer }) => (
          <div key={heading} className="flex flex-col gap-3 px-pad pt-5 pb-7">
            <dt className="text-h4 font-medium tracking-snug">{heading}</dt>
            <dd className="max-w-[35em] text-small text-ink-2">{text}</dd>
            <dd className="mt-auto max-w-[35em] border-l-[1.5px] border-line pl-4 text-small">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </Zone>
  );
}
