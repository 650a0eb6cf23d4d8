import { useEffect, useState } from "react";

import { uptimeDays } from "./uptime-days.ts";

/** The prerendered page and hydration must draw the same day: 16 days ago. */
const prerenderedDraw = () => 0.82;

/** Illustrative, not measured: the day with downtime is drawn anew each time the page is shown. */
export function useUptimeDays(downMinutes: number) {
  const [days, setDays] = useState(() => uptimeDays(downMinutes, prerenderedDraw));
  useEffect(() => setDays(uptimeDays(downMinutes, Math.random)), [downMinutes]);
  return days;
}
