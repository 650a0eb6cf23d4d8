import covers from "covers:webinars";

import { brand } from "#app/site/brand.ts";
import { type UpcomingSession as Session, upcomingSessions } from "#app/site/webinars/webinars.ts";
import {
  clockTime,
  durationMinutes,
  registration,
  sessionCalendar,
  sessionDay,
  sessionsCalendar,
  sessionStart,
  timeElsewhere,
} from "#app/site/webinars/webinar-session.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { authorTitle } from "#app/site/authors.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { ButtonBody, buttonClasses, ButtonLink } from "#app/ui/button.tsx";
import { DimensionChain } from "#app/ui/drafting/dimension-chain.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import { useMinute, useSessionStates } from "./session-clock.ts";

export function UpcomingSessions() {
  const stateOf = useSessionStates();
  const areOver = upcomingSessions.every((each) => stateOf(each) === "over");
  return (
    <Zone id="sessions" space="flush">
      <SectionHead
        title={areOver ? "No session is planned now. These have passed." : "Next sessions."}
      >
        <p>
          Those not held live are recordings, shown for the first time while the presenter answers
          in the chat. Add one session, or{" "}
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

/** One session: its cover, what will be said and for how long, and the two ways to hold a seat. */
function UpcomingSession({ session }: { session: Session }) {
  const { slug, title, description, date, part, presenter, attendees, isLive } = session;
  const cover = covers[slug];
  const now = useMinute();
  const state = useSessionStates()(session);
  const presenterTitle = authorTitle(presenter);
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <article
      id={slug}
      data-needs-code=""
      aria-labelledby={`${slug}-title`}
      className="grid border-t-[1.5px] border-line lg:grid-cols-12"
    >
      <div className="contents border-line md:max-lg:order-last md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:border-t">
        <div className="overflow-hidden border-line on-vellum max-md:hidden md:border-r lg:col-span-4 lg:row-span-2">
          {cover && <Drawing eager of={cover} decorative className="h-full" />}
        </div>
        <TitleBlock
          className="order-last grid-cols-2 md:max-lg:border-t-0 lg:col-span-8 lg:grid-cols-3"
          entries={[
            { label: "Date", value: sessionDay({ date }) },
            {
              label: "Time",
              value: (
                <time dateTime={sessionStart(session).toISOString()}>
                  {clockTime(session.time)}, New York
                </time>
              ),
            },
            {
              label: "Your time",
              value: now ? timeElsewhere(session, ownZone) : "In the calendar file",
            },
            { label: "Duration", value: `${durationMinutes(session)} minutes` },
            { label: "Presenter", value: `${presenter}, ${presenterTitle}` },
            { label: "Registered attendees", value: attendees },
          ]}
        />
      </div>
      <div className="grid min-w-0 gap-x-8 gap-y-6 px-pad py-8 max-lg:py-4 md:grid-cols-2 lg:col-span-8">
        <div className="flex flex-col items-start gap-4">
          <p className="flex flex-wrap *:not-first:-ml-px">
            {state === "over" ? (
              <FeatureFrame tone="warn">This session has passed</FeatureFrame>
            ) : state === "running" ? (
              <FeatureFrame tone="go">On now</FeatureFrame>
            ) : (
              <FeatureFrame>{isLive ? "Live" : "First showing"}</FeatureFrame>
            )}
            <FeatureFrame>{part}</FeatureFrame>
          </p>
          <h3 id={`${slug}-title`} className="text-h3 text-balance">
            {title}
          </h3>
          <p className="max-w-[35em] text-ink-2">{description}</p>
          <SeatActions session={session} isOver={state === "over"} />
        </div>
        <PhoneFold
          summary={`Agenda, ${durationMinutes(session)} minutes`}
          className="min-w-0 self-end max-md:-mx-pad"
        >
          <div className="max-md:px-pad">
            <p className="mb-3 label max-md:hidden">Agenda, in minutes</p>
            <DimensionChain
              lengths={session.agenda.map(({ minutes }) => minutes)}
              label={(minutes) => String(minutes)}
            />
            <ol className="mt-4 text-small max-md:mt-3 md:border-t md:border-hair">
              {session.agenda.map(({ minutes, what }) => (
                <li
                  key={what}
                  className="flex justify-between gap-4 border-hair py-0.5 md:border-b md:py-2"
                >
                  {what}
                  <span className="flex-none figures text-note text-ink-2">{minutes} min</span>
                </li>
              ))}
            </ol>
          </div>
        </PhoneFold>
      </div>
    </article>
  );
}

function SeatActions({ session, isOver }: { session: Session; isOver: boolean }) {
  const { title, slug } = session;
  if (isOver) {
    return (
      <ButtonLink
        size="small"
        to={contactAddress({
          message: `Please tell me when the recording of "${title}" is out.\n\n`,
        })}
        aria-label={`Ask for the recording: ${title}`}
      >
        Ask for the recording
      </ButtonLink>
    );
  }
  return (
    <div className="mt-1 button-row">
      <ButtonLink
        size="small"
        tone={session.isLive ? "go" : "plain"}
        to={contactAddress(registration(session))}
        aria-label={`Register Now: ${title}`}
      >
        Register Now
      </ButtonLink>
      <a
        href={sessionCalendar(session)}
        download={`${brand.slug}-${slug}.ics`}
        aria-label={`Add to Calendar: ${title}`}
        className={buttonClasses({ size: "small" })}
      >
        <ButtonBody size="small" icon="calendar">
          Add to Calendar
        </ButtonBody>
      </a>
    </div>
  );
}
