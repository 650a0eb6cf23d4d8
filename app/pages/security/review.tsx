import { securityReview } from "#app/site/facts/security-review.ts";
import { training } from "#app/site/facts/training.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** What a reviewer looks for before anything else, and where the answer is no. */
export function Review() {
  return (
    <Zone space="flush" tone="raised" id="review">
      <SectionHead title="What reviewers ask first.">
        <p>{training}</p>
      </SectionHead>
      <dl className="ruled-cells border-t border-line md:grid-cols-2 lg:grid-cols-3">
        {securityReview.map(({ id, name, text }) => (
          <div key={id} id={id} className="scroll-mt-28 px-pad pt-5 pb-7 target:bg-vellum">
            <dt className="mb-2 text-h4 font-medium tracking-snug">{name}</dt>
            <dd className="max-w-[29em] text-small text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Zone>
  );
}
