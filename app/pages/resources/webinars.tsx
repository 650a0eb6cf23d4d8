import { PageStart } from "#app/layout/page-start.tsx";
import { calendarAlternate } from "#app/page/alternates.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
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
      <PageStart
        page={handle}
        title="Webinars for purchasing teams."
        lead="Join an upcoming session, watch a recording, or follow a series in six parts. Presenters answer your questions."
        actions={
          <>
            <ButtonLink to="#sessions" icon="down">
              Sessions
            </ButtonLink>
            <ButtonLink to="#recordings" icon="down">
              Recordings
            </ButtonLink>
          </>
        }
      >
        <SessionTimeline />
      </PageStart>
      <UpcomingSessions />
      <Series />
      <OnDemand />
      <RelatedSheets paths={["/resources", "/resources/guides", "/resources/blog"]} />
    </>
  );
}
