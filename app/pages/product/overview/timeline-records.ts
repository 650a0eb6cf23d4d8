/** What a step of one RFQ takes, in working hours. */
interface StepTime {
  /** From the end of the step before it to the end of this one. */
  elapsedHours: number;
  /** Of these, with somebody's hands on it. */
  byHandHours: number;
}

export interface TimelineStep {
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
    text: "Replies were collected from inboxes. Now they are forwarded as they come.",
    before: { elapsedHours: 24, byHandHours: 6 },
    after: { elapsedHours: 16, byHandHours: 1 },
  },
  {
    step: "Normalize",
    text: "Nobody re-keys. Somebody reads the values it was not sure of.",
    before: { elapsedHours: 32, byHandHours: 18 },
    after: { elapsedHours: 3, byHandHours: 2 },
  },
  {
    step: "Rank",
    text: "By cost, delivery and compliance, in the meeting, not before it.",
    before: { elapsedHours: 16, byHandHours: 8 },
    after: { elapsedHours: 2, byHandHours: 2 },
  },
  {
    step: "Approve",
    text: "Signatures in parallel, by role and budget, with the SLA in view.",
    before: { elapsedHours: 40, byHandHours: 5 },
    after: { elapsedHours: 8, byHandHours: 2 },
  },
  {
    step: "Execute",
    text: "Exported to ERP or PDF. The decision is logged already.",
    before: { elapsedHours: 8, byHandHours: 3 },
    after: { elapsedHours: 1, byHandHours: 1 },
  },
];
