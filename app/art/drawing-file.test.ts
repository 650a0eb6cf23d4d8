import { expect, test } from "vitest";

import { circle, stroke, text } from "./drafting.ts";
import { drawingFile, mergePaths } from "./drawing-file.ts";

test("lines of one pen become one path", () => {
  const marks = stroke("M0 0h9") + stroke("M0 5h9", "hatch") + stroke("M0 9h9");

  expect(mergePaths(marks)).toBe(stroke("M0 0h9M0 9h9") + stroke("M0 5h9", "hatch"));
});

test("lettering between two lines does not part them", () => {
  const marks = stroke("M0 0h9") + text(1, 1, "Ø50 < H7 & more") + stroke("M0 9h9");

  expect(mergePaths(marks)).toBe(stroke("M0 0h9M0 9h9") + text(1, 1, "Ø50 < H7 & more"));
});

test("no line crosses a ground fill, which would show or hide it", () => {
  const under = stroke("M0 0h9");
  const over = stroke("M0 9h9");

  for (const fill of [stroke("M0 0h9v9Z", "ground"), circle(5, 5, 4, "ground-thick")]) {
    expect(mergePaths(under + fill + over)).toBe(under + fill + over);
  }
});

test("lines in a group or in a nested sheet stay in it", () => {
  for (const tag of ["g", "svg"]) {
    const marks = `<${tag} x="9">${stroke("M0 0h9")}</${tag}>${stroke("M0 9h9")}`;

    expect(mergePaths(marks)).toBe(marks);
  }
});

test("a drawing without notes has one layer", () => {
  const file = drawingFile({ width: 10, height: 20, body: stroke("M0 0h9"), label: "Line" });

  expect(file).toContain('viewBox="0 0 10 20"');
  expect(file).not.toContain('id="n"');
});
