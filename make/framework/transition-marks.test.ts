import { expect, test } from "vitest";

import { withoutTransitionMarks } from "./transition-marks.ts";

test("what React's script for streamed pages would read is left out of every element", () => {
  expect(
    withoutTransitionMarks(
      '<main><section class="zone" vt-name="_R_1_" vt-update="none"><i vt-update="none"></i></section></main>',
    ),
  ).toBe('<main><section class="zone"><i></i></section></main>');
});

test("text that says so stays", () => {
  const text = '<p>Write vt-name="a" in HTML, or 3 &lt; 4 vt-update="none"</p>';
  expect(withoutTransitionMarks(text)).toBe(text);
});
