import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/resources/blog",
  name: "Blog",
  title: "Blog: notes from the buying desk",
  description:
    "Articles for manufacturing buyers on technology, cost optimization, supply chain, compliance, digital transformation, vendor management and security.",
  sheet: 18,
};
export const meta = () => pageMeta(handle);

export default function BlogPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Notes from the buying desk."
          lead="Technology, cost optimization, supply chain, compliance, digital transformation, vendor management and security. Written by people who have been on hold with a freight forwarder."
        >
          <ButtonLink to="/resources/guides">Longer reads: the guides</ButtonLink>
        </PageHero>
      </Zone>
      <Zone letter="B" tone="raised" className="grid gap-6 px-pad lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h3">One email for each article.</h2>
          <p className="mt-2 max-w-[42ch] text-ink-2">
            It comes when an article is published and at no other time.
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NewsletterForm place="band" />
        </div>
      </Zone>
      <RelatedSheets
        letter="C"
        sheet={handle.sheet}
        note="For when an article is too short, or too quiet."
        paths={["/resources", "/resources/guides", "/resources/webinars", "/resources/docs"]}
      />
    </>
  );
}
