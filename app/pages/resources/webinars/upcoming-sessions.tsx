import { buildDay } from "#app/site/build-day.ts";
import { brand } from "#app/site/brand.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { hasPassed, sessionsCalendar, sessionState } from "#app/site/webinars/webinar-session.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { UpcomingSession } from "./upcoming-session.tsx";
import { useMinute } from "./use-minute.ts";

export function UpcomingSessions() {
  const now = useMinute();
  const areOver = upcomingSessions.every((each) =>
    now ? sessionState(each, now) === "over" : hasPassed(each, buildDay),
  );
  return (
    <Zone id="sessions" space="flush">
      <SectionHead
        title={areOver ? "No session is planned now. These have passed." : "Next sessions."}
      >
        <p>
          Those marked Live are held live. The others are recordings, shown for the first time while
          the presenter answers in the chat. Add one session, or{" "}
          <a href={sessionsCalendar}>subscribe to the calendar of all sessions</a>.
        </p>
        <p className="mt-3 note">{brand.illustrativeNotice}</p>
      </SectionHead>
      {upcomingSessions.map((session) => (
        <UpcomingSession key={session.slug} session={session} />
      ))}
    </Zone>
  );
}
