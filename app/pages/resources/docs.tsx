import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/resources/docs",
  name: "Docs",
  title: "Documentation, API reference and SDKs",
  description:
    "Quick starts, the API reference with authentication, endpoints, webhooks and rate limits, and SDKs for JavaScript/Node.js, Python and Java.",
  sheet: 21,
};
export const meta = () => pageMeta(handle);

export default function DocsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Instructions included."
          lead="Three quick starts, the API reference, and SDKs in three languages. If a step is missing, write to us and the next reader will have it."
        >
          <a
            href={`mailto:${brand.mailboxes.support}`}
            className="inline-flex min-h-12 items-center text-link"
          >
            {brand.mailboxes.support}
          </a>
        </PageHero>
        <TitleBlock
          className="grid-cols-2 md:grid-cols-4"
          entries={[
            {
              label: "Quick starts",
              value: "Getting Started, First RFQ Analysis, API Integration",
            },
            { label: "API topics", value: "Authentication, endpoints, webhooks, rate limits" },
            { label: "SDKs", value: "JavaScript/Node.js, Python, Java" },
            { label: "Support", value: claims.support.figure },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="What the API does, whether it is up, and who may call it."
        paths={[
          "/product/rfq-analyzer",
          "/status",
          "/security",
          "/resources/guides",
          "/company/contact",
        ]}
      />
    </>
  );
}
