import { readTable } from "#app/format/read-table.ts";

/**
 * One illustrative RFQ from request to award, done both ways. Working hours, from the end of the step before it to the end
 * of this one, and of these with somebody's hands on it; the text says what changed.
 */
export const rfqTimeline = readTable<TimelineStep[]>(`
step      | before | beforeByHand | after | afterByHand | text
Upload    | 24     | 6            | 16    | 1           | Before: replies are collected from inboxes. After: they are forwarded as they arrive.
Normalize | 32     | 18           | 3     | 2           | Before: values are re-keyed. After: a buyer checks the uncertain ones.
Rank      | 16     | 8            | 2     | 2           | By cost, delivery and compliance, with weights set in the meeting.
Approve   | 40     | 5            | 8     | 2           | Approvers decide in parallel, by role and budget, with SLA tracking.
Execute   | 8      | 3            | 1     | 1           | Export to ERP or PDF. The decision is already logged.`);

type TimelineStep = Record<"step" | "text", string> &
  Record<TimelineSide | `${TimelineSide}ByHand`, number>;

export type TimelineSide = "before" | "after";

/** The steps one after another: each begins where the one before it ends. In working hours from the request. */
export function stepSpans(side: TimelineSide) {
  let hours = 0;
  return rfqTimeline.map((step) => ({ fromHours: hours, toHours: (hours += step[side]) }));
}

export type TimeSpan = ReturnType<typeof stepSpans>[number];

/** From request to award. */
export function cycleHours(side: TimelineSide): number {
  return rfqTimeline.reduce((sum, step) => sum + step[side], 0);
}

/** With somebody's hands on it, over the whole cycle. */
export function byHandHours(side: TimelineSide): number {
  return rfqTimeline.reduce((sum, step) => sum + step[`${side}ByHand`], 0);
}

/** How the signing went, by itself. */
export function approvalHours(side: TimelineSide): number {
  return rfqTimeline.find(({ step }) => step === "Approve")![side];
}
