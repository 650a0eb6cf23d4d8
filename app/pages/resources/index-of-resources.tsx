import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/resources",
  name: "Resources",
  title: "Resources: guides, templates, webinars",
  description: `The index of guides, templates and webinars for manufacturing procurement teams: ${claims.guides.figure} guides, ${claims.downloads.figure} downloads, and the documentation.`,
  sheet: 17,
};
export const meta = () => pageMeta(handle);

export default function ResourcesPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="The flat file, with the drawers labeled."
          lead="Guides, templates and webinars for people who buy manufactured parts, filed where you would look for them."
        >
          <ButtonLink to="/resources/guides" tone="go">
            Open the guides
          </ButtonLink>
          <ButtonLink to="/resources/docs">Read the docs</ButtonLink>
        </PageHero>
        <TitleBlock
          className="grid-cols-2"
          entries={[
            { label: claims.guides.label, value: claims.guides.figure, big: true },
            { label: claims.downloads.label, value: claims.downloads.figure, big: true },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        title="Drawing index."
        note="Four drawers. The top one sticks a little; pull."
        paths={["/resources/guides", "/resources/webinars", "/resources/blog", "/resources/docs"]}
      />
    </>
  );
}
