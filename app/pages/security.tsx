import tenants from "drawing:tenants";
import tenantsCompact from "drawing:tenants-compact";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
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
const Contact = whenSeen(() => import("./security/contact.tsx"));
// With its words in the page, the first load would be over its budget.
const Closing = whenSeen(() => import("./security/closing.tsx"));

const principles = [
  {
    heading: "Each customer's data is separate",
    text: "Row level security isolates data per tenant, in the database. Backups are encrypted.",
  },
  {
    heading: "Your directory controls sign-in",
    text: "SSO and SCIM, on Enterprise: people who leave your directory lose access here.",
  },
  {
    heading: "Stored data is encrypted",
    text: `${claims.encryption.figure} encryption for databases, files and backups. Access follows roles.`,
  },
  {
    heading: "Every decision is logged",
    text: "The audit trail runs from intake to award. Backups include it.",
  },
];

export default function SecurityPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          isLow
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
        >
          <DemoOr to="#controls" icon="down">
            See the controls
          </DemoOr>
        </PageHero>
        <DrawingWithNotes
          drawing={
            <>
              <Drawing of={tenants} lead className="max-md:hidden" />
              <Drawing of={tenantsCompact} eager className="md:hidden" />
            </>
          }
          caption="Data store with four tenants, in section"
          title="Four principles."
          notes={principles}
        />
        <TitleBlock
          className="grid-cols-2 md:grid-cols-4"
          entries={[
            { label: "Standards", value: "SOC 2 Type II, ISO 27001" },
            { label: "Report", value: "On request" },
            { label: "Privacy law", value: "GDPR, CCPA" },
            { label: "Uptime SLA", value: claims.uptime.figure },
          ]}
        />
      </FirstZone>
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
