import { claims } from "#app/site/claims.ts";
import type { Job } from "#app/site/careers/jobs.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const steps = (job: Job) => [
  {
    operation: 10,
    name: "Message",
    text: `Apply Now opens the contact form with the role filled in. Add a paragraph on what you have done. We reply within ${claims.contactReply.figure}.`,
  },
  {
    operation: 20,
    name: "Call",
    text: "One call with the person you would report to. You ask your questions first.",
  },
  {
    operation: 30,
    name: "Work sample",
    text: `${job.workSample} It is paid, and it is never used in the product.`,
  },
  {
    operation: 40,
    name: "Offer",
    text: "In writing, inside the stated range, with the reason for the figure.",
  },
];

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
        {steps(job).map((step) => (
          <li
            key={step.name}
            className="grid content-start gap-x-4 gap-y-3 px-pad pt-4 pb-8 max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-y-1"
          >
            <span className="figures text-note text-ink-3">OP {step.operation}</span>
            <h3 className="text-h4 font-medium tracking-snug">{step.name}</h3>
            <p className="text-small text-pretty text-ink-2 max-md:col-start-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </HeadedZone>
  );
}
