/** What a step of one RFQ takes, in working hours. */
interface StepTime {
  /** From the end of the step before it to the end of this one. */
  elapsedHours: number;
  /** Of these, with somebody's hands on it. */
  byHandHours: number;
}

interface TimelineStep {
  step: string;
  /** What changed. */
  text: string;
  before: StepTime;
  after: StepTime;
}

/** One illustrative RFQ from request to award, done both ways. */
export const rfqTimeline: TimelineStep[] = [
  {
    step: "Upload",
    text: "Before: replies are collected from inboxes. After: they are forwarded as they arrive.",
    before: { elapsedHours: 24, byHandHours: 6 },
    after: { elapsedHours: 16, byHandHours: 1 },
  },
  {
    step: "Normalize",
    text: "Before: values are re-keyed. After: a buyer checks the uncertain ones.",
    before: { elapsedHours: 32, byHandHours: 18 },
    after: { elapsedHours: 3, byHandHours: 2 },
  },
  {
    step: "Rank",
    text: "By cost, delivery and compliance, with weights set in the meeting.",
    before: { elapsedHours: 16, byHandHours: 8 },
    after: { elapsedHours: 2, byHandHours: 2 },
  },
  {
    step: "Approve",
    text: "Approvers decide in parallel, by role and budget, with SLA tracking.",
    before: { elapsedHours: 40, byHandHours: 5 },
    after: { elapsedHours: 8, byHandHours: 2 },
  },
  {
    step: "Execute",
    text: "Export to ERP or PDF. The decision is already logged.",
    before: { elapsedHours: 8, byHandHours: 3 },
    after: { elapsedHours: 1, byHandHours: 1 },
  },
];

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
