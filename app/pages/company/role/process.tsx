import { claims } from "#app/site/claims.ts";
import type { Job } from "#app/site/careers/jobs.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const steps = (job: Job) => ({
  Message: `Apply Now opens the contact form with the role filled in. Add a paragraph on what you have done. We reply within ${claims.contactReply.figure}.`,
  Call: "One call with the person you would report to. You ask your questions first.",
  "Work sample": `${job.workSample} It is paid, and it is never used in the product.`,
  Offer: "In writing, inside the stated range, with the reason for the figure.",
});

/** Hiring on a traveler: four operations, the same for everyone. */
export function Process({ job }: { job: Job }) {
  return (
    <HeadedZone
      tone="raised"
      title="Four steps to an offer."
      note="The same steps for every candidate."
    >
      <ol
        aria-label="Hiring process"
        className="ruled-cells border-t-[1.5px] border-line md:grid-cols-2 lg:grid-cols-4"
      >
        {Object.entries(steps(job)).map(([name, text], index) => (
          <li
            key={name}
            className="grid content-start gap-x-4 gap-y-3 px-pad pt-4 pb-8 max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-y-1"
          >
            <span className="figures text-note text-ink-3">OP {(index + 1) * 10}</span>
            <h3 className="text-h4 font-medium tracking-snug">{name}</h3>
            <p className="text-small text-pretty text-ink-2 max-md:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </HeadedZone>
  );
}
