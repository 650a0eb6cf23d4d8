import turbineDisc from "drawing:turbine-disc";

import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import { calendarAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { resourceIndex } from "./index-of-resources/resource-index.server.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import type { Route } from "./+types/index-of-resources";

export const handle: Page = {
  path: "/resources",
  name: "Resources",
  title: "Resources: guides, templates, webinars",
  description:
    "Guides, a checklist, four templates, webinars and the documentation for manufacturing procurement teams. Every file downloads without a form.",
};
export const loader = () => ({ ...resourceIndex(), alternates: [calendarAlternate()] });
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(handle),
  ...(loaderData?.alternates ?? []),
];

const GuideDrawer = whenSeen(() => import("./index-of-resources/guide-drawer.tsx"));
const TemplateDrawer = whenSeen(() => import("./index-of-resources/template-drawer.tsx"));
const WebinarDrawer = whenSeen(() => import("./index-of-resources/webinar-drawer.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { guides, templates, sessions, recordings, series } = loaderData;
  return (
    <>
      <PageStart
        page={handle}
        title="Guides, templates, webinars and documentation."
        lead="For people who buy manufactured parts. Every file downloads without a form."
        actions={
          <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
            <ButtonLink to="#guides" icon="down" tone="go">
              Guides
            </ButtonLink>
            <ButtonLink to="#templates" icon="down">
              Templates
            </ButtonLink>
            <ButtonLink to="#webinars" icon="down">
              Webinars
            </ButtonLink>
            <ButtonLink to="/resources/docs">Docs</ButtonLink>
          </div>
        }
      >
        <TitleBlock
          className="grid-cols-2 *:grid *:content-between md:grid-cols-4"
          entries={[
            { label: "Guides, checklist", value: guides.length, big: true },
            { label: "Templates", value: templates.length, big: true },
            { label: "Next sessions", value: sessions.length, big: true },
            { label: "Recordings", value: recordings.length, big: true },
          ]}
        />
      </PageStart>
      <GuideDrawer guides={guides} />
      <TemplateDrawer templates={templates} />
      <WebinarDrawer webinars={{ sessions, recordings, series }} />
      <RelatedSheets paths={["/resources/guides", "/resources/webinars", "/resources/blog"]} />
      <Closing
        title="Is something missing?"
        lead={`Tell us which guide or template would help you. We reply within ${claims.contactReply.figure}.`}
        drawing={turbineDisc}
      >
        <ButtonLink to="/company/contact" tone="go">
          Write to us
        </ButtonLink>
        <ButtonLink to="/resources/blog">Read the blog</ButtonLink>
      </Closing>
    </>
  );
}
