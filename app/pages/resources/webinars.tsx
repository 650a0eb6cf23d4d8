import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/resources/webinars",
  name: "Webinars",
  title: "Webinars: live, on demand, and a series",
  description:
    "Upcoming procurement sessions with a calendar file, recordings on demand, and a six-part series from AI and automation to digital transformation.",
  sheet: 20,
};
export const meta = () => pageMeta(handle);

export default function WebinarsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Taught by people who have done it."
          lead="Upcoming sessions, recordings on demand, and one series in six parts. Questions are answered live. The slide with the org chart has been removed."
        >
          <ButtonLink to="/company/contact">Ask for a seat</ButtonLink>
        </PageHero>
        <TitleBlock
          className="grid-cols-2 md:grid-cols-3 lg:grid-cols-6"
          entries={[
            { label: "Part 1", value: "AI & Automation" },
            { label: "Part 2", value: "Vendor Management" },
            { label: "Part 3", value: "Analytics & Insights" },
            { label: "Part 4", value: "Risk & Compliance" },
            { label: "Part 5", value: "Cost Optimization" },
            { label: "Part 6", value: "Digital Transformation" },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="The same subjects, at your own speed."
        paths={["/resources", "/resources/guides", "/resources/blog", "/demo"]}
      />
    </>
  );
}
