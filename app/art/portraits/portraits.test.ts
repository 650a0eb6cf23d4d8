import { expect, test } from "vitest";
import { inkMap } from "../covers/testing/ink-map.ts";
import { times } from "../geometry.ts";
import { people } from "./people.ts";
import { inHand, tools } from "./portraits-hands.ts";
import { hairOf, hairStyles } from "./portraits-hair.ts";
import { garmentHatches, garmentLines } from "./portraits-hatches.ts";
import { portrait } from "./portraits.ts";

const strangers = times(8, (i) => `Person ${i}`);

test.each([...Object.keys(people), ...strangers])("%s is a sound drawing", (name) => {
  const { body, width, height } = portrait(name);
  expect([width, height]).toEqual([240, 280]);
  expect(body).not.toMatch(/NaN|undefined/);
  expect(() => inkMap(body)).not.toThrow();
  expect(body.length).toBeLessThan(15_000);
});

test("a name always gives the same person, and different names different ones", () => {
  expect(portrait("Priya Raman")).toEqual(portrait("Priya Raman"));
  const names = [...Object.keys(people), ...strangers];
  expect(new Set(names.map((name) => portrait(name).body)).size).toBe(names.length);
});

test("people do not all look the same way", () => {
  const turned = Object.values(people).filter(({ flip }) => flip).length;
  expect(turned).toBeGreaterThan(4);
  expect(turned).toBeLessThan(Object.keys(people).length - 4);
});

test("each style of hair, each tool and each stuff is drawn in its own way", () => {
  const outline = "M0 0H200V200H0Z";
  const drawn = [
    hairStyles.map((hair) => Object.values(hairOf(hair, 60, 1)).join()),
    tools.map((tool) => inHand(tool, (sleeve) => sleeve)),
    garmentHatches.map((hatch) => garmentLines(outline, hatch, 1)),
  ];
  for (const ways of drawn) expect(new Set(ways).size).toBe(ways.length);
});

test("shown larger, a portrait is hatched closer", () => {
  const hatchLength = (zoom: number) => {
    const { body } = portrait("Dana Whitlock", zoom);
    const hatched = [...body.matchAll(/ stroke-width="\.6"[^>]* d="([^"]*)"/g)];
    return hatched.reduce((sum, [, d = ""]) => sum + d.length, 0);
  };
  expect(hatchLength(2)).toBeGreaterThan(1.6 * hatchLength(1));
});

test("the label says who it is", () => {
  expect(portrait("Elena Marchetti").label).toBe("Portrait of Elena Marchetti");
});
