const minuteMs = 60_000;

/** The moment at which a wall clock in that zone shows this date and time. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  // The offset may change in between: the second look is at the moment itself.
  const guessMs = wallMs - offsetMinutes(new Date(wallMs), timeZone) * minuteMs;
  return new Date(wallMs - offsetMinutes(new Date(guessMs), timeZone) * minuteMs);
}

/** How far the zone's clocks are ahead of UTC at that moment. */
export function offsetMinutes(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -ahead : ahead;
}

/** 2026-11-19T13:00:00-05:00: what the clock there shows, and its offset. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  const wall = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const clock = [Math.floor(size / 60), size % 60].map((n) => String(n).padStart(2, "0")).join(":");
  return `${wall}${offset < 0 ? "-" : "+"}${clock}`;
}
