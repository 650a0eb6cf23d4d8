import { useSyncExternalStore } from "react";

import { buildDay } from "#app/site/build-day.ts";
import { hasPassed, sessionState } from "#app/site/webinars/webinar-session.ts";
import type { UpcomingSession } from "#app/site/webinars/webinars.ts";

const minuteMs = 60_000;
const lookEveryMs = 10_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, lookEveryMs);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute, as it passes; null in the prerendered page, which cannot know it. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, thisMinute, () => null);
  return minute === null ? null : new Date(minute);
}

/** Whether a session is ahead, running or over: until the minute is known, by the day of the build. */
export function useSessionStates() {
  const now = useMinute();
  return (session: UpcomingSession) =>
    now ? sessionState(session, now) : hasPassed(session, buildDay) ? "over" : "ahead";
}
