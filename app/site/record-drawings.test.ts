import { expect, test } from "vitest";

import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { planBolts } from "#app/pages/pricing/plan-bolts.ts";
import { type CaseStudy, halvard } from "./case-studies.ts";
import type { UpcomingSession } from "./webinars/webinars.ts";

/** `tsc` fails where one of these is no error any more. */
test("types refuse a record that misses its drawing", () => {
  const { wordmark, portrait, ...story } = halvard;
  const { Growth, ...bolts } = planBolts;

  // @ts-expect-error A customer story has a wordmark and a portrait.
  const undrawnStory: CaseStudy = story;
  // @ts-expect-error A plan has a bolt.
  const undrawnPlans: typeof planBolts = bolts;
  // @ts-expect-error A webinar has a cover, of a subject that can be drawn.
  const undrawnSession: UpcomingSession["coverSubject"] = "teapot";
  expect(coverSubjects).not.toContain(undrawnSession);

  for (const undrawn of [undrawnStory, undrawnPlans]) {
    for (const drawing of [wordmark, portrait, Growth]) {
      expect(Object.values(undrawn)).not.toContain(drawing);
    }
  }
});
