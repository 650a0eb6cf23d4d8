import { buildDay } from "#app/site/build-day.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { formatDate } from "#app/format/format-date.ts";
import { daysBetween, hasPassed } from "#app/site/webinars/webinar-session.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

const spanClasses: Record<number, string> = {
  3: "md:col-span-3",
  4: "md:col-span-4",
  5: "md:col-span-5",
};

/** The sessions in a row: from each the days to the next, as a length. */
export function SessionTimeline() {
  const gaps = daysBetween(upcomingSessions);
  const longest = Math.max(...gaps);
  const spans = columnSpans(gaps);
  return (
    <div className="border-t-[1.5px] border-line blueprint gridded px-pad py-10">
      <ol className="grid gap-y-6 md:grid-cols-12">
        {upcomingSessions.map(({ slug, title, date, part, isLive }, index) => (
          <li key={slug} className={classNames("border-l border-line", spanClasses[spans[index]!])}>
            <div aria-hidden="true" className="h-4">
              {gaps[index] !== undefined && (
                <>
                  <Dimension share={gaps[index] / longest} className="md:hidden">
                    {`${gaps[index]} days`}
                  </Dimension>
                  <Dimension share={1} className="max-md:hidden">
                    {`${gaps[index]} days`}
                  </Dimension>
                </>
              )}
            </div>
            <div className="px-4 pt-5">
              <p className="flex min-h-7 flex-wrap items-center gap-3 figures text-note">
                <time dateTime={date}>{formatDate(date)}</time>
                {hasPassed({ date }, buildDay) ? (
                  <FeatureFrame tone="warn">Passed</FeatureFrame>
                ) : (
                  isLive && <FeatureFrame tone="go">Live</FeatureFrame>
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
        ))}
      </ol>
      <p className="mt-6 note">Days from one session to the next, about to scale.</p>
    </div>
  );
}

/** Of twelve columns, seven or eight for the days between the sessions, whichever divides closer to them. */
function columnSpans(gaps: readonly number[]): number[] {
  const days = gaps.reduce((sum, gap) => sum + gap, 0);
  const divided = (columns: number) => gaps.map((gap) => (gap / days) * columns);
  const isOff = (columns: number) =>
    Math.max(...divided(columns).map((span) => Math.abs(span - Math.round(span))));
  const columns = isOff(7) < isOff(8) ? 7 : 8;
  return [...divided(columns).map(Math.round), 12 - columns];
}
