import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { application } from "#app/site/contact-subjects.ts";
import type { Job } from "#app/site/careers/jobs.ts";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

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
