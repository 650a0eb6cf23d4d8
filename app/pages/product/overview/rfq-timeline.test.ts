import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { reduction } from "#app/format/improvement.ts";

import { approvalHours, byHandHours, cycleHours, rfqTimeline, stepSpans } from "./rfq-timeline.ts";

const sides = ["before", "after"] as const;
const pair = (hours: (side: "before" | "after") => number) => ({
  before: hours("before"),
  after: hours("after"),
});

test("steps follow one another without a gap, and end at the award", () => {
  for (const side of sides) {
    const spans = stepSpans(side);
    expect(spans[0]?.fromHours).toBe(0);
    for (const [index, span] of spans.slice(1).entries()) {
      expect(span.fromHours).toBe(spans[index]?.toHours);
    }
    expect(spans.at(-1)?.toHours).toBe(cycleHours(side));
  }
});

test("the work by hand fits into the time that passes", () => {
  for (const step of rfqTimeline) {
    for (const side of sides) {
      expect(step[`${side}ByHand`], step.step).toBeLessThanOrEqual(step[side]);
    }
  }
});

test("the sample keeps what the headline claims say", () => {
  expect(pair(cycleHours)).toEqual({ before: 120, after: 30 });
  const [least, most] = claims.cycleTime.figure.match(/\d+/g)!.map(Number);
  const shorter = reduction(pair(cycleHours)) * 100;
  expect(shorter).toBeGreaterThanOrEqual(least!);
  expect(shorter).toBeLessThanOrEqual(most!);

  const approvals = pair(approvalHours);
  expect(approvals.before / approvals.after).toBe(Number.parseInt(claims.approvals.figure));
  expect(reduction(pair(byHandHours)) * 100).toBe(Number.parseInt(claims.manualWork.figure));
});
