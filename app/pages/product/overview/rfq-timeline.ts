import { rfqTimeline } from "./timeline-records.ts";

export type TimelineSide = "before" | "after";

/** A stretch of time, in working hours from the request. */
export interface TimeSpan {
  fromHours: number;
  toHours: number;
}

/** The steps one after another: each begins where the one before it ends. */
export function stepSpans(side: TimelineSide): TimeSpan[] {
  let hours = 0;
  return rfqTimeline.map((step) => ({
    fromHours: hours,
    toHours: (hours += step[side].elapsedHours),
  }));
}

/** From request to award. */
export function cycleHours(side: TimelineSide): number {
  return rfqTimeline.reduce((sum, step) => sum + step[side].elapsedHours, 0);
}

/** With somebody's hands on it, over the whole cycle. */
export function byHandHours(side: TimelineSide): number {
  return rfqTimeline.reduce((sum, step) => sum + step[side].byHandHours, 0);
}

/** How the signing went, by itself. */
export function approvalHours(side: TimelineSide): number {
  return rfqTimeline.find(({ step }) => step === "Approve")![side].elapsedHours;
}
