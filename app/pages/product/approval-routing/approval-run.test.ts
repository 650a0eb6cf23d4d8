import fc from "fast-check";
import { expect, test } from "vitest";

import { type Approver, approvers, routeRequest, sampleRequest } from "#app/samples/approvals.ts";

import { openSteps, revisionLetter, type RunAction, runApprovals } from "./approval-run.ts";

const route = routeRequest(sampleRequest);
const sign = (step: Approver): RunAction => ({ kind: "sign", step });
const lapse = (step: Approver): RunAction => ({ kind: "lapse", step });
const play = (...actions: RunAction[]) => runApprovals(route, "A. Reyes", actions);
const lines = (...actions: RunAction[]) =>
  play(...actions).trail.map(({ hour, text, by }) => `${hour} ${by}: ${text}`);

test("a submitted request is routed, and only the parallel clocks run", () => {
  expect(lines()).toEqual(["0 A. Reyes: Request submitted", "0 Routing: Routed by R1, R2, R7"]);
  expect(openSteps(play()).map(({ approver }) => approver)).toEqual(["finance", "quality"]);
});

test("the final approver is asked when the last parallel signature is in", () => {
  expect(openSteps(play(sign("quality"))).map(({ approver }) => approver)).toEqual(["finance"]);
  const [final] = openSteps(play(sign("quality"), sign("finance")));
  expect(final?.clocks).toEqual([{ approver: "plantManager", startHour: 2, dueHour: 18 }]);
});

test("all signatures on time release the request, and each is in the trail", () => {
  const run = play(sign("finance"), sign("quality"), sign("plantManager"));
  expect(run.isReleased).toBe(true);
  expect(lines(sign("finance"), sign("quality"), sign("plantManager")).slice(2)).toEqual([
    "1 J. Tan: Signed as finance controller",
    "2 P. Holm: Signed as quality engineer",
    "3 R. Castell: Signed as plant manager",
    "3 Routing: Released for export",
  ]);
});

test("a clock that runs out reminds at three quarters, then escalates with a new clock", () => {
  const run = play(lapse("finance"));
  expect(lines(lapse("finance")).slice(2)).toEqual([
    "3 Routing: Reminder to J. Tan, 1 h left",
    "4 Routing: Time of J. Tan ran out, escalated to finance director",
  ]);
  expect(run.hour).toBe(4);
  expect(run.steps[0]?.clocks).toEqual([
    { approver: "finance", startHour: 0, dueHour: 4 },
    { approver: "financeDirector", startHour: 4, dueHour: 8 },
  ]);
});

test("time passes for everyone: waiting for one lets the other run late too", () => {
  const run = play(lapse("quality"));
  expect(run.hour).toBe(8);
  expect(run.steps.map(({ clocks }) => clocks.at(-1)?.approver)).toEqual([
    "chiefExecutive",
    "qualityManager",
    undefined,
  ]);
});

test("whoever it escalated to signs in their own name", () => {
  expect(lines(lapse("finance"), sign("finance")).at(-1)).toBe(
    "5 C. Moreau: Signed as finance director",
  );
});

test("at the top there is nobody left to escalate to, and the signature is late", () => {
  const atTheTop = [lapse("finance"), lapse("finance")];
  expect(lines(...atTheTop, lapse("finance"))).toEqual(lines(...atTheTop));
  const late = play(lapse("quality"), lapse("quality"), sign("finance"));
  expect(late.trail.at(-1)?.text).toBe("Signed as chief executive, late");
});

test("an action on a step that is not open changes nothing", () => {
  expect(play(sign("plantManager"))).toEqual(play());
  expect(play(sign("finance"), sign("finance"))).toEqual(play(sign("finance")));
  expect(play(sign("cfo"), lapse("trade"))).toEqual(play());
});

const anyActions = fc.array(
  fc.record({
    kind: fc.constantFrom("sign" as const, "lapse" as const),
    step: fc.constantFrom("finance" as const, "quality" as const, "plantManager" as const),
  }),
);

test("the trail only grows, and its hours never run back", () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const { trail } = play(...actions);
      expect(trail.slice(0, play(...actions.slice(0, -1)).trail.length)).toEqual(
        play(...actions.slice(0, -1)).trail,
      );
      for (const [index, { hour }] of trail.entries()) {
        expect(hour).toBeGreaterThanOrEqual(trail[index - 1]?.hour ?? 0);
      }
    }),
  );
});

test("every step can be signed to the end, whatever ran late", () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const run = play(...actions, sign("finance"), sign("quality"), sign("plantManager"));
      expect(run.isReleased).toBe(true);
    }),
  );
});

test("every escalation ends at the top", () => {
  for (const start of Object.keys(approvers) as Approver[]) {
    const seen = new Set<Approver>();
    let approver: Approver | null = start;
    while (approver) {
      expect(seen).not.toContain(approver);
      seen.add(approver);
      approver = approvers[approver].escalatesTo;
    }
    expect([...seen].at(-1)).toBe("chiefExecutive");
  }
});

test("letters that could be misread are left out", () => {
  const first = Array.from({ length: 20 }, (_, index) => revisionLetter(index)).join("");
  expect(first).toBe("ABCDEFGHJKLMNPRTUVWY");
});

test("after Y the letters double", () => {
  expect([20, 21, 39, 40].map(revisionLetter)).toEqual(["AA", "AB", "AY", "BA"]);
});

test("no two revisions share a letter", () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => revisionLetter(index));
  expect(new Set(thousand).size).toBe(1000);
});
