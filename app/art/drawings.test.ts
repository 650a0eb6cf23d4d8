// @vitest-environment jsdom
import { expect, test } from "vitest";

import { drawingFile } from "./drawing-file.ts";
import { draw, drawingNames } from "./drawings.ts";

function parse(source: string): Document {
  return new DOMParser().parseFromString(source, "image/svg+xml");
}

test.each(drawingNames)("%s is a well-formed SVG file with its layers", (name) => {
  const drawing = draw(name);
  const document = parse(drawingFile(drawing));

  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.querySelector("svg > #d")?.childElementCount).toBeGreaterThan(0);
  expect(document.querySelector("svg > #n") !== null).toBe(drawing.notes !== undefined);
});

test.each(drawingNames)("%s is the same each time it is drawn", (name) => {
  expect(drawingFile(draw(name))).toBe(drawingFile(draw(name)));
});

test.each(drawingNames)("%s holds only numbers and styles that a strict policy allows", (name) => {
  const source = drawingFile(draw(name));

  expect(source).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(source).not.toMatch(/\bstyle=|<style|<pattern|Gradient|<script|clip-path/);
});

test("every drawing has a label of its own", () => {
  const labels = drawingNames.map((name) => draw(name).label);

  expect(labels.filter((label) => label.trim() === "")).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

test("an unknown name fails and names the known ones", () => {
  expect(() => draw("brakcet")).toThrow(/No drawing is called "brakcet".*bracket.*redlined-sheet/s);
});

const madeToOrder = [
  "cover/landed-cost?subject=nested-blanks&format=article",
  "cover/landed-cost?subject=bolted-flange&format=guide",
  "portrait/Ana Reyes?zoom=2",
  "stamp/Ana Reyes",
  "wordmark/halvard",
  "dimension-lines/Reel:0.014;Each:0.02?unit=$",
  "cost-bars/Norrvik:3672+900+260+0;Brandt:3400+0+610+204?unit=$",
  "dimension-pairs/Casting:4.5:22;Seal:20:9?unit= weeks",
  "caliper/15,4?unit=working days",
  "gate-chain/Inbox:30;Approvals:60;ERP:90?unit= days",
  "stacked-bars/One round:408;Two rounds:132+69?unit= pages&parts=first,second",
  "weighted-bars/Delivery:70:0.3;Quality:87:0.7",
  "price-breaks/1:12.4;100:9.8;250:8.35?unit=$",
  "run-chart/97,92,95,98?target=95",
];

test.each(madeToOrder)("%s is drawn to order, a well-formed file", (request) => {
  const source = drawingFile(draw(request));

  expect(parse(source).querySelector("parsererror")).toBeNull();
  expect(source).not.toMatch(/NaN|undefined|\bstyle=/);
  expect(drawingFile(draw(request))).toBe(source);
});

test("an encoded name is the same name", () => {
  expect(draw("stamp/Ana%20Reyes")).toEqual(draw("stamp/Ana Reyes"));
});

test("options change the drawing", () => {
  expect(draw("portrait/Ana Reyes?zoom=2").body).not.toBe(draw("portrait/Ana Reyes").body);
});

test.each([
  ["cover/x?subject=gossip&format=article", /"gossip" is not a known cover subject.*linkage/],
  ["cover/x?subject=linkage", /"" is not a known cover format.*guide/],
  ["portrait/Ana Reyes?hat=bun", /"hat" is not a known option of a portrait.*zoom/],
  ["portrait/Ana Reyes?zoom=big", /"big" is not a number/],
  ["wordmark/acme", /"acme" is not a known wordmark.*halvard/],
  ["dimension-lines/Reel:cheap?unit=$", /"cheap" is not a number/],
  ["run-chart/97,92", /"" is not a number/],
  ["stamp/", /No drawing is called "stamp\/".*stamp\/…/],
])("%s fails and says what is known", (request, message) => {
  expect(() => draw(request)).toThrow(message);
});

/** CSS pixels. A page that shows a drawing narrower than this has to take its compact variant. */
const narrowestShownWidth: Record<string, number> = {
  bracket: 340,
  "bracket-views": 300,
  exploded: 740,
  "exploded-portrait": 240,
  blade: 340,
  rotor: 340,
  "rotor-frame": 530,
  "rotor-frame-compact": 340,
  pcb: 340,
  board: 560,
  "board-compact": 340,
  housing: 340,
  "op-10": 300,
  "op-20": 300,
  "op-30": 300,
  "op-40": 300,
  "ranked-quotes": 300,
  "documented-call": 300,
  "intake-path": 340,
  "prices-per-piece": 340,
  "redlined-call": 340,
  "scales-compared": 340,
  "two-weeks": 340,
  "api-key": 360,
  "call-answered": 360,
  delivery: 360,
  "files-ranked": 360,
  "minute-of-requests": 360,
  tenants: 530,
  "tenants-compact": 250,
  "tenants-long": 680,
  "transcript-scorecard": 335,
  "transcript-pareto": 335,
  "transcript-questions": 335,
  "transcript-cutover": 335,
  "bolt-m6": 340,
  "bolt-m10": 340,
  "bolt-m16": 340,
  "menu-sheet": 240,
  "missing-view": 340,
  "part-75": 340,
  "redlined-sheet": 340,
  "plan-san-francisco": 340,
  "plan-austin": 340,
  "plan-london": 340,
  "dial-indicator": 395,
  "nested-plate": 395,
  "plant-plans": 740,
  "plant-plans-compact": 350,
  "incoterms-route": 308,
  "flow-down-tree": 308,
  "turbine-disc": 340,
  "bevel-gears": 340,
  impeller: 340,
  "ball-valve": 340,
  "ball-screw": 340,
  "heat-sink": 340,
  "battery-tray": 340,
  "pillow-block": 340,
  "connector-shell": 340,
  "pitch-link": 340,
  enclosure: 340,
  weldment: 340,
  "inspection-fixture": 340,
  "pin-tumbler": 340,
  micrometer: 340,
  "proportional-dividers": 340,
  "spur-gear": 340,
};

test("every fixed drawing has a narrowest width", () => {
  expect(Object.keys(narrowestShownWidth).toSorted()).toEqual(drawingNames);
});

test.each(Object.entries(narrowestShownWidth))(
  "lettering of %s is 11 px or more when shown %i px wide",
  (name, shownWidth) => {
    const drawing = draw(name);
    const document = parse(drawingFile(drawing));
    const lettering = [...document.querySelectorAll("text")].map((text) => ({
      text: text.textContent,
      sizePx: (Number(text.getAttribute("font-size")) * shownWidth) / drawing.width,
    }));

    expect(lettering.filter(({ sizePx }) => !(sizePx >= 11))).toEqual([]);
    expect(drawingFile(drawing)).not.toMatch(/scale\(/);
  },
);

test("lettering stays on the sheet", () => {
  const advancePerEm = 0.6;
  const outside = drawingNames.flatMap((name) => {
    const { x = 0, width, ...drawing } = draw(name);
    const document = parse(drawingFile({ x, width, ...drawing }));
    return [...document.querySelectorAll("text:not([transform])")].flatMap((text) => {
      const length =
        (text.textContent ?? "").length * Number(text.getAttribute("font-size")) * advancePerEm;
      const anchor = text.getAttribute("text-anchor") ?? "start";
      const shift = anchor === "start" ? 0 : anchor === "middle" ? 0.5 : 1;
      const left = Number(text.getAttribute("x")) - length * shift;
      return left < x || left + length > x + width ? [`${name}: ${text.textContent}`] : [];
    });
  });

  expect(outside).toEqual([]);
});
