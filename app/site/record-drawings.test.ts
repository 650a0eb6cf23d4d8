import { expect, test } from "vitest";

import { planBolts } from "#app/pages/pricing/plan-bolts.ts";
import { sessionCovers } from "#app/pages/resources/webinars/session-covers.ts";
import { type CaseStudy, halvard } from "./case-studies.ts";

/** `tsc` fails where one of these is no error any more. */
test("types refuse a record that misses its drawing", () => {
  const { wordmark, portrait, ...story } = halvard;
  const { Growth, ...bolts } = planBolts;
  const { "landed-cost-line-by-line": cover, ...covers } = sessionCovers;

  // @ts-expect-error A customer story has a wordmark and a portrait.
  const undrawnStory: CaseStudy = story;
  // @ts-expect-error A plan has a bolt.
  const undrawnPlans: typeof planBolts = bolts;
  // @ts-expect-error A webinar has a cover.
  const undrawnSessions: typeof sessionCovers = covers;

  for (const undrawn of [undrawnStory, undrawnPlans, undrawnSessions]) {
    for (const drawing of [wordmark, portrait, Growth, cover]) {
      expect(Object.values(undrawn)).not.toContain(drawing);
    }
  }
});
