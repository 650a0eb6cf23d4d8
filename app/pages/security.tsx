import tenants from "drawing:tenants-long";
import tenantsCompact from "drawing:tenants-compact";
import parts from "records:security/principles";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { NoteList } from "#app/sections/note-list.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/security",
  name: "Security",
  title: "Security, controls and governance",
  description: `${claims.encryption.figure} encryption, SSO and SCIM, row level security per tenant, backups, an audit trail and a ${claims.uptime.figure} uptime SLA. SOC 2 Type II, ISO 27001, GDPR and CCPA.`,
};
export const meta = () => pageMeta(handle);

// Below the fold: their code waits for the first touch or scroll.
const Review = whenSeen(() => import("./security/review.tsx"));
const ControlMatrix = whenSeen(() => import("./security/control-matrix.tsx"));
const Governance = whenSeen(() => import("./security/governance.tsx"));
const Answers = whenSeen(() => import("./security/answers.tsx"));
const ThisSite = whenSeen(() => import("./security/this-site.tsx"));
const Contact = whenSeen(async () => (await import("./security/contact.tsx")).Contact);
// With its words in the page, the first load would be over its budget.
const Closing = whenSeen(async () => (await import("./security/contact.tsx")).Closing);

export default function SecurityPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="How we protect your quotes."
        lead={
          <>
            <p>
              For security reviewers: our principles, every control with its evidence, who is
              responsible, and answers to your questionnaire. Write to{" "}
              <a href={`mailto:${brand.mailboxes.security}`} className="text-link">
                {brand.mailboxes.security}
              </a>
              .
            </p>
            <p className="mt-3 note">Reports and certificates named here are illustrative.</p>
          </>
        }
        actions={
          <DemoOr to="#controls" icon="down">
            See the controls
          </DemoOr>
        }
      >
        <figure className="border-t border-line gridded">
          <div className="px-pad pt-3 pb-6">
            <Drawing of={tenants} lead className="max-md:hidden" />
            <Drawing of={tenantsCompact} eager className="md:hidden" />
          </div>
          <figcaption className="border-t border-hair bg-ground px-pad py-2.5 note">
            Data store with four tenants, in section
          </figcaption>
        </figure>
        <NoteList part={parts[0]} columns="md:grid-cols-2 lg:grid-cols-4" />
        <TitleBlock
          className="grid-cols-2 md:grid-cols-4"
          entries={[
            { label: "Standards", value: "SOC 2 Type II, ISO 27001" },
            { label: "Report", value: "On request" },
            { label: "Privacy law", value: "GDPR, CCPA" },
            { label: "Uptime SLA", value: claims.uptime.figure },
          ]}
        />
      </PageStart>
      <Review />
      <ControlMatrix />
      <Governance />
      <Answers />
      <ThisSite />
      <Contact />
      <RelatedSheets paths={["/status", "/legal/privacy", "/legal/terms"]} />
      <Closing />
    </>
  );
}
