import bevelGears from "drawing:bevel-gears";
import connectorShell from "drawing:connector-shell";
import impeller from "drawing:impeller";
import manifold from "drawing:manifold";
import pitchLink from "drawing:pitch-link";

import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { application } from "#app/site/careers/apply-message.ts";
import type { Job } from "#app/site/careers/jobs.ts";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const closings: Record<Job["path"], DrawingFile> = {
  "/company/careers/senior-backend-engineer": manifold,
  "/company/careers/machine-learning-engineer": bevelGears,
  "/company/careers/product-designer": impeller,
  "/company/careers/solutions-engineer": connectorShell,
  "/company/careers/technical-writer": pitchLink,
};

/** The way to the form again, where the page has been read. */
export function Closing({ job }: { job: Job }) {
  return (
    <CallToAction
      title="Apply in one paragraph."
      lead={`Tell us what you have done. The role is filled in already. We reply within ${claims.contactReply.figure}.`}
      drawing={<Drawing of={closings[job.path]} decorative />}
    >
      <ButtonLink to={contactAddress(application(job))} tone="go">
        Apply Now
      </ButtonLink>
      <ButtonLink to="/company/careers">All open roles</ButtonLink>
    </CallToAction>
  );
}
