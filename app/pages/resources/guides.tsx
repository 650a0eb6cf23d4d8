import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/resources/guides",
  name: "Guides",
  title: "Guides for purchasing teams",
  description: `Field guides on vendor management, analytics, risk, compliance and technology, from beginner to advanced. ${claims.guides.figure} guides, ${claims.downloads.figure} downloads, no sign-up wall.`,
  sheet: 19,
};
export const meta = () => pageMeta(handle);

export default function GuidesPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Shop notes for people who place orders."
          lead={`${claims.guides.figure} field guides, ${claims.downloads.figure} downloads. By category and by level, from beginner to advanced. No form in front of the first chapter.`}
        >
          <ButtonLink to="/resources/webinars">Rather listen: the webinars</ButtonLink>
        </PageHero>
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="Shorter, louder, or with code in it."
        paths={["/resources", "/resources/blog", "/resources/webinars", "/resources/docs"]}
      />
    </>
  );
}
