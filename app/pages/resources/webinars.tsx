import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { calendarAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

import type { Route } from "./+types/webinars";

export const handle: Page = {
  path: "/resources/webinars",
  name: "Webinars",
  title: "Webinars: live, on demand, and a series",
  description:
    "Upcoming procurement sessions with a calendar file, recordings on demand, and a six-part series from AI and automation to digital transformation.",
};
export const loader = () => ({ alternates: [calendarAlternate()] });
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(handle),
  ...(loaderData?.alternates ?? []),
];

const SessionTimeline = whenTouched(() => import("./webinars/session-timeline.tsx"));
const UpcomingSessions = whenTouched(() => import("./webinars/upcoming-sessions.tsx"));
const Series = whenSeen(() => import("./webinars/series.tsx"));
const OnDemand = whenSeen(() => import("./webinars/on-demand.tsx"));

export default function WebinarsPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <header className="flex min-w-0 flex-col justify-between gap-8 px-pad py-7">
            <h1 className="text-h1 tracking-display wrap-break-word">
              Webinars for purchasing teams.
            </h1>
            <div className="grid gap-5">
              <p className="text-pretty text-ink-2">
                Join an upcoming session, watch a recording, or follow a series in six parts.
                Presenters answer your questions.
              </p>
              <div className="button-row">
                <ButtonLink to="#sessions" icon="down">
                  Sessions
                </ButtonLink>
                <ButtonLink to="#recordings" icon="down">
                  Recordings
                </ButtonLink>
              </div>
            </div>
          </header>
          <SessionTimeline />
        </div>
      </FirstZone>
      <UpcomingSessions />
      <Series />
      <OnDemand />
      <RelatedSheets paths={["/resources", "/resources/guides", "/resources/blog"]} />
    </>
  );
}
