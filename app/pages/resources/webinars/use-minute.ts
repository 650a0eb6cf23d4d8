import { useSyncExternalStore } from "react";

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
