import caliper from "drawing:caliper/15,4?unit=working days";
import { expect, test } from "vitest";

import { amountText } from "#app/format/improvement.ts";
import { studyNamed } from "#app/site/case-studies.ts";

test("the caliper is set to what Halvard measured", () => {
  const { before, after, unit } = studyNamed("halvard").results[0]!;
  expect(caliper.label).toContain(`${amountText(before, unit)} to ${amountText(after, unit)}`);
});
