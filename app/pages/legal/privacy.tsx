import revisions from "records:legal/privacy-revisions";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenTouched } from "#app/page/loading/deferred.tsx";

import { LegalStart } from "#app/layout/legal-start.tsx";

export const handle: Page = {
  path: "/legal/privacy",
  name: "Privacy",
  title: "Privacy policy",
  description: `How ${brand.name} handles personal and RFQ data: ${claims.encryption.figure} encryption, RFQ data anonymized after ${claims.anonymization.figure}, and who to write to. Updated January 15, 2024.`,
  revision: revisions[0].letter,
};
export const meta = () => pageMeta(handle);

const PrivacyClauses = whenTouched(() => import("./privacy/privacy-clauses.tsx"));

export default function PrivacyPage() {
  return (
    <>
      <LegalStart
        page={handle}
        title="Privacy policy"
        lead="What data we keep, for how long, and how to have it removed. Each clause has a summary in plain words."
        revisions={revisions}
        figures={[
          claims.anonymization,
          claims.encryption,
          { ...claims.dataExport, label: "data export at the end" },
          { ...claims.changeNotice, label: "notice of changes" },
        ]}
      />
      <PrivacyClauses />
      <div data-screen-only>
        <RelatedSheets paths={["/legal/terms", "/security", "/company/contact"]} />
      </div>
    </>
  );
}
