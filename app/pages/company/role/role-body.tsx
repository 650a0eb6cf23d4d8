import type { Job } from "#app/site/careers/jobs.ts";
import { formatDate } from "#app/format/format-date.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { claims } from "#app/site/claims.ts";
import { HeadedZone, SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { formatMoney } from "#app/format/format-money.ts";
import { SalaryScale } from "#app/sections/salary-scale.tsx";
import { salaryRule, salaryText } from "#app/site/careers/salary-range.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { application } from "#app/site/contact-subjects.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import type { RoleLine } from "./role-page.ts";

/** What the role does, as numbered notes, and what it asks for beside them. */
export function Duties({ job: { duties, brings, postedOn } }: { job: Job }) {
  return (
    <Zone space="bare" className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="pt-zone">
        <h2 className="px-pad pb-6 text-h3">What you would do</h2>
        <ol>
          {duties.map((duty, index) => (
            <li
              key={duty}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair px-pad py-5"
            >
              <span aria-hidden="true" className="pt-0.5 figures text-note leading-6 text-ink-3">
                {index + 1}.
              </span>
              <p className="max-w-[38em] text-pretty">{duty}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="border-line-2 on-raised px-pad pt-zone pb-10 max-lg:border-t lg:border-l">
        <h2 className="mb-6 text-h3">What you bring</h2>
        <ul className="grid gap-4">
          {brings.map((trait) => (
            <li key={trait} className="border-l-[1.5px] border-line pl-4 text-pretty text-ink-2">
              {trait}
            </li>
          ))}
        </ul>
        <p className="mt-8 note">Posted {formatDate(postedOn)}</p>
      </div>
    </Zone>
  );
}

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

/** What else is open, with its salary on one rule. */
export function OtherRoles({ roles }: { roles: readonly RoleLine[] }) {
  const rule = salaryRule(roles.map(({ salary }) => salary));
  return (
    <Zone space="bare" className="grid lg:grid-cols-12">
      <SideHead
        className="px-pad pt-zone pb-8 lg:col-span-4"
        title="Other open roles."
        size="text-h3"
        note={`Yearly base pay, on one scale from zero to ${formatMoney(rule.scale)}.`}
      />
      <ul className="border-line-2 max-lg:border-t lg:col-span-8 lg:border-l">
        {roles.map((job) => (
          <li
            key={job.path}
            className="grid gap-x-pad gap-y-1 border-hair px-pad py-5 not-last:border-b md:grid-cols-[minmax(0,1fr)_9rem_18rem] md:items-baseline"
          >
            <ArrowLink to={job.path} className="justify-self-start">
              {job.title}
            </ArrowLink>
            <span className="font-mono text-note text-ink-2">{job.location}</span>
            <span className="grid gap-1 figures text-note text-ink-2">
              {salaryText(job.salary)}
              <SalaryScale {...job.salary} {...rule} />
            </span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}

/** The way to the form again, where the page has been read, and what is in the form already. */
export function Closing({ job }: { job: Job }) {
  return (
    <CallToAction
      title="Apply in one paragraph."
      lead={`Tell us what you have done. We reply within ${claims.contactReply.figure}.`}
      drawing={<BegunMessage job={job} />}
    >
      <ButtonLink to={contactAddress(application(job))} tone="go">
        Apply Now
      </ButtonLink>
      <ButtonLink to="/company/careers">All open roles</ButtonLink>
    </CallToAction>
  );
}

/** The message as Apply Now begins it, with lines for the candidate's own. */
function BegunMessage({ job }: { job: Job }) {
  return (
    <figure className="border border-line bg-ground max-lg:mx-pad max-lg:mb-8 max-md:mt-3 lg:w-3/4">
      <figcaption className="border-b border-hair px-pad py-2.5 note">
        How your message begins
      </figcaption>
      <p className="px-pad pt-5 text-lede text-pretty">{application(job).message.trim()}</p>
      <div aria-hidden="true" className="grid px-pad pt-2 pb-8 *:h-9 *:border-b *:border-line-2">
        <span />
        <span />
        <span className="max-md:hidden" />
        <span className="w-1/3" />
      </div>
      <TitleBlock
        className="grid-cols-2"
        entries={[
          { label: "Role", value: job.title },
          { label: "Our reply", value: `within ${claims.contactReply.figure}` },
        ]}
      />
    </figure>
  );
}
