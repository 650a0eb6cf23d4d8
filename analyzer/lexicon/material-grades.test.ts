import { expect, test } from "vitest";

import { isMaterialGrade } from "./material-grades.ts";

test.each(
  "EN AW-6082 T6, AL6061-T6, SUS304, 1.4301, ADC12, 42CrMo4, PA12 MJF, NBR70, N42, Q235, POM, Ø16 h7".split(
    ", ",
  ),
)("%s says what a part is made of, or how thick it is", (text) =>
  expect(isMaterialGrade(text)).toBe(true),
);

test.each(
  "TA-82010, PA12-0032, S355-001, C45-100, 1.4301-22, N4201, AV-500-0102, NBR-70-12, 6061-0001".split(
    ", ",
  ),
)("%s is the number of a part", (text) => expect(isMaterialGrade(text)).toBe(false));
