import { claims } from "#app/site/claims.ts";

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;
export const dayparts = [
  { name: "Morning", hours: "9-noon" },
  { name: "Midday", hours: "noon-2" },
  { name: "Afternoon", hours: "2-5" },
] as const;

type Weekday = (typeof weekdays)[number];
type Hours = (typeof dayparts)[number]["hours"];

/** A stretch of a weekday: "Tue 9-noon". */
export type TimeSlot = `${Weekday} ${Hours}`;

export const timeSlots: TimeSlot[] = weekdays.flatMap((day) =>
  dayparts.map(({ hours }): TimeSlot => `${day} ${hours}`),
);

const heading = "Preferred times";
const written = new RegExp(`\\n*^${heading} \\(.*$`, "m");

/**
 * The message with the chosen times as its last line, in place of those it held before. The post keeps the fields
 * that it has, and the visitor sees what is sent.
 */
export function withPreferredTimes(
  message: string,
  chosen: readonly TimeSlot[],
  timeZone: string,
): string {
  const own = message.replace(written, "").replace(/\n+$/, "");
  if (chosen.length === 0) return own;
  const inOrder = timeSlots.filter((slot) => chosen.includes(slot));
  const line = `${heading} (${timeZone}): ${inOrder.join(", ")}`;
  return own ? `${own}\n\n${line}` : line;
}

/** What the message says when the box is ticked. */
export const trialWish = `Start my ${claims.trial.figure} ${claims.trial.label}.`;

/** The message with the wish as its first line, or without it. The post keeps the fields that it has. */
export function withTrialWish(message: string, wanted: boolean): string {
  const own = message
    .split("\n")
    .filter((line) => line !== trialWish)
    .join("\n")
    .replace(/^\n+/, "");
  if (!wanted) return own;
  return own ? `${trialWish}\n\n${own}` : trialWish;
}
