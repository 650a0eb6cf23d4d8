import PDFDocument from "pdfkit";
import { expect, test } from "vitest";

import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { draw, drawingNames } from "#app/art/drawings.ts";
import { paintDrawing } from "./pdf-drawing.ts";
import { pdfFonts } from "./pdf-fonts.ts";

const fonts = await pdfFonts();
const place = { x: 0, y: 0, width: 300, ink: "#000000", ground: "#ffffff", grid: "#dddddd" };
const covers = coverSubjects.map((subject) => `cover/any?subject=${subject}&format=guide`);

function blank(): PDFKit.PDFDocument {
  const doc = new PDFDocument({ margin: 0, compress: false });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  return doc;
}

// What is drawn in the page's own colors only, such as a red line, has no place in a guide.
const inkOnly = drawingNames.filter((name) => !draw(name).body.includes("--redline"));

test.each([...inkOnly, ...covers])("%s is painted", (name) => {
  const doc = blank();
  const marks: string[] = [];
  doc.page.write = (data: string) => void marks.push(data);
  paintDrawing(doc, draw(name), place);
  expect(
    marks.filter((mark) => mark === "S" || mark === "B" || mark === "f").length,
  ).toBeGreaterThan(0);
  expect(marks.filter((mark) => mark === "q")).toHaveLength(
    marks.filter((mark) => mark === "Q").length,
  );
});

test("an element or an ink that it does not know is an error, not a gap", () => {
  const drawing = { width: 10, height: 10, label: "" };
  const unknown = { ...drawing, body: '<ellipse rx="2" ry="1"/>' };
  expect(() => paintDrawing(blank(), unknown, place)).toThrow("<ellipse>");
  const inked = { ...drawing, body: '<path fill="red" d="M0 0h1"/>' };
  expect(() => paintDrawing(blank(), inked, place)).toThrow("red");
});
