import documentedCall from "drawing:documented-call";
import rankedQuotes from "drawing:ranked-quotes";
import turbineDisc from "drawing:turbine-disc";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { calendarAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { resourceIndex, type ResourceType } from "./index-of-resources/resource-index.server.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { FirstZone, Zone } from "#app/ui/drafting/zone.tsx";

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

const Register = whenSeen(() => import("./index-of-resources/register.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { lines, series, docsCount } = loaderData;
  const count = (...types: ResourceType[]) =>
    lines.filter(({ type }) => types.includes(type)).length;
  const coverOf = (sought: string) => lines.find(({ number }) => number === sought)?.cover;
  const drawers = [
    ["Guides, checklist", count("Guide", "Checklist"), "#guides", coverOf("G-04")],
    ["Templates", count("Template"), "#templates", rankedQuotes],
    ["Webinars", count("Session", "Recording"), "#webinars", coverOf("W-02")],
    ["Docs pages", docsCount, "/resources/docs", documentedCall],
  ] as const;
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <header className="px-pad pt-6 pb-6">
          <h1 className="text-h2 tracking-head wrap-break-word lg:text-[min(var(--text-h2),3.6vw)]">
            Guides, templates, webinars and documentation.
          </h1>
          <p className="mt-3 text-pretty text-ink-2">
            For people who buy manufactured parts. Every file downloads without a form.
          </p>
        </header>
        <ul className="ruled-cells grid-cols-2 border-t-[1.5px] border-line md:grid-cols-4">
          {drawers.map(([name, count, to, holds]) => (
            <li key={name}>
              <SiteLink
                to={to}
                className="block text-small font-medium no-underline focus-visible:-outline-offset-2"
              >
                {/* A sheet stands out of its drawer. */}
                <span className="block overflow-hidden blueprint gridded px-pad pt-4">
                  {holds && (
                    <Drawing
                      of={holds}
                      eager
                      decorative
                      preserveAspectRatio="xMidYMin slice"
                      className="aspect-video lg:aspect-[5/2]"
                    />
                  )}
                </span>
                <span className="flex items-center gap-2 border-t border-line px-pad py-4">
                  <span className="figures text-h4">{count}</span> {name}
                  <Icon
                    name={to.startsWith("#") ? "down" : "right"}
                    className="ml-auto size-4 flex-none"
                  />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </FirstZone>
      <Register lines={lines} />
      <Zone tone="raised" space="flush" id="series">
        <SectionHead title="One series, six parts.">
          <p>
            Every webinar belongs to a part.{" "}
            <ArrowLink to="/resources/webinars">Sessions and recordings</ArrowLink>
          </p>
        </SectionHead>
        <ol className="ruled-cells grid-cols-2 border-t border-hair xl:grid-cols-3">
          {series.map((part, index) => (
            <li
              key={part}
              className="flex items-baseline gap-x-4 px-pad py-4 text-small max-md:flex-col max-md:py-3"
            >
              <span className="font-mono text-note text-ink-3">Part {index + 1}</span>
              {part}
            </li>
          ))}
        </ol>
      </Zone>
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
