import revisions from "records:legal/terms-revisions";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenTouched } from "#app/page/loading/deferred.tsx";

import { LegalStart } from "#app/layout/legal-start.tsx";

export const handle: Page = {
  path: "/legal/terms",
  name: "Terms",
  title: "Terms of service",
  description: `The terms of using ${brand.name}: how a plan ends, ${claims.changeNotice.figure} notice of changes, ${claims.dataExport.figure} of data export, limited liability. Updated January 15, 2024.`,
  revision: revisions[0].letter,
};
export const meta = () => pageMeta(handle);

const TermsClauses = whenTouched(() => import("./terms/terms-clauses.tsx"));

export default function TermsPage() {
  return (
    <>
      <LegalStart
        page={handle}
        title="Terms of service"
        lead="What we provide, what you pay, and how either of us can end the contract. Each clause has a summary in plain words."
        revisions={revisions}
        figures={[
          claims.terminationNotice,
          claims.changeNotice,
          { ...claims.dataExport, label: "data export at the end" },
          claims.liability,
        ]}
      />
      <TermsClauses />
      <div data-screen-only>
        <RelatedSheets paths={["/legal/privacy", "/pricing", "/security"]} />
      </div>
    </>
  );
}
