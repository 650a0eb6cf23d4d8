/**
 * One illustrative RFQ from request to award, done both ways. Working hours, from the end of the step before it to the end
 * of this one, and of these with somebody's hands on it; the text says what changed.
 */
export const rfqTimeline: TimelineStep[] = [
  {
    step: "Upload",
    before: 24,
    beforeByHand: 6,
    after: 16,
    afterByHand: 1,
    text: "Before: replies are collected from inboxes. After: they are forwarded as they arrive.",
  },
  {
    step: "Normalize",
    before: 32,
    beforeByHand: 18,
    after: 3,
    afterByHand: 2,
    text: "Before: values are re-keyed. After: a buyer checks the uncertain ones.",
  },
  {
    step: "Rank",
    before: 16,
    beforeByHand: 8,
    after: 2,
    afterByHand: 2,
    text: "By cost, delivery and compliance, with weights set in the meeting.",
  },
  {
    step: "Approve",
    before: 40,
    beforeByHand: 5,
    after: 8,
    afterByHand: 2,
    text: "Approvers decide in parallel, by role and budget, with SLA tracking.",
  },
  {
    step: "Execute",
    before: 8,
    beforeByHand: 3,
    after: 1,
    afterByHand: 1,
    text: "Export to ERP or PDF. The decision is already logged.",
  },
];

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
