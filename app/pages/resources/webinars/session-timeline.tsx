import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { formatDate } from "#app/format/format-date.ts";
import { daysBetween } from "#app/site/webinars/webinar-session.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

import { useSessionStates } from "./session-clock.ts";

/** The sessions one under the other: from each the days to the next, as a length. */
export function SessionTimeline() {
  const stateOf = useSessionStates();
  const gaps = daysBetween(upcomingSessions);
  const longest = Math.max(...gaps);
  return (
    <div className="flex flex-col justify-between border-line blueprint gridded px-pad py-7 max-lg:border-t lg:border-l">
      <ol className="grid gap-y-6">
        {upcomingSessions.map((session, index) => {
          const { slug, title, date, part, isLive } = session;
          return (
            <li key={slug} className="border-l border-line">
              {gaps[index] !== undefined && (
                <div aria-hidden="true" className="mb-4 h-4">
                  <Dimension share={gaps[index] / longest}>{`${gaps[index]} days`}</Dimension>
                </div>
              )}
              <div className="px-4">
                <p className="flex min-h-7 flex-wrap items-center gap-3 figures text-note">
                  <time dateTime={date}>{formatDate(date)}</time>
                  {stateOf(session) === "over" ? (
                    <FeatureFrame tone="warn">Passed</FeatureFrame>
                  ) : (
                    isLive && <FeatureFrame>Live</FeatureFrame>
                  )}
                </p>
                <p className="mt-2 text-h4 leading-tight tracking-snug text-balance">
                  <a href={`#${slug}`} className="no-underline hover:underline">
                    {title}
                  </a>
                </p>
                <p className="mt-1 note">{part}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-6 note">Days from one session to the next, to one scale.</p>
    </div>
  );
}
