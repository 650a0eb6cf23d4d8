import { expect, test } from "vitest";
import { times } from "../geometry.ts";
import { inkMap } from "../covers/testing/ink-map.ts";
import { hairStyles } from "./portraits-hair.ts";
import { tools } from "./portraits-hands.ts";
import { garmentHatches } from "./portraits-hatches.ts";
import { portrait } from "./portraits.ts";

const people = times(24, (i) => `Person ${i}`);

test("every style of hair, with and without glasses and beard, is a sound drawing", () => {
  for (const hair of hairStyles) {
    for (const glasses of [true, false]) {
      for (const beard of [true, false]) {
        const { body, width, height } = portrait("Dana Whitlock", { hair, glasses, beard });
        expect([width, height]).toEqual([240, 280]);
        expect(body).not.toMatch(/NaN|undefined/);
        expect(body.match(/<path/g)?.length).toBeGreaterThan(5);
        expect(() => inkMap(body)).not.toThrow();
        expect(body.length).toBeLessThan(15_000);
      }
    }
  }
});

test("nobody wears a beard unasked", () => {
  for (const name of people) {
    expect(portrait(name)).toEqual(portrait(name, { beard: false }));
    expect(portrait(name, { beard: true })).not.toEqual(portrait(name));
  }
});

test("a name always gives the same face, and different names different ones", () => {
  expect(portrait("Priya Raman")).toEqual(portrait("Priya Raman"));
  const faces = people.map((name) => portrait(name, { hair: "bald", glasses: false }).body);
  expect(new Set(faces).size).toBe(people.length);
});

test("hair is as asked for, else the name's own", () => {
  const asked = hairStyles.map((hair) => portrait("Priya Raman", { hair, glasses: false }).body);
  expect(new Set(asked).size).toBe(hairStyles.length);
  expect(asked).toContain(portrait("Priya Raman", { glasses: false }).body);
});

test("each material hatches the jacket in its own way", () => {
  const jackets = garmentHatches.map((hatch) => portrait("Ken Nakamura", { hatch }).body);
  expect(new Set(jackets).size).toBe(garmentHatches.length);
});

test("each tool of a trade is drawn differently, and the person stays the same", () => {
  const held = tools.map((tool) => portrait("Ken Nakamura", { tool, flip: false }).body);
  expect(new Set(held).size).toBe(tools.length);
  const [person = ""] = held[0]!.split("<g ");
  for (const body of held) expect(body.startsWith(person)).toBe(true);
});

test("flip turns the head the other way", () => {
  const left = portrait("Per Holm", { flip: false }).body;
  const right = portrait("Per Holm", { flip: true }).body;
  expect(right).toBe(`<g transform="translate(240 0) scale(-1 1)">${left}</g>`);
});

test("shown larger, a portrait is hatched closer", () => {
  const hatchLength = (zoom: number) => {
    const { body } = portrait("Dana Whitlock", { hair: "tail", zoom });
    const hatched = [...body.matchAll(/ stroke-width="\.6"[^>]* d="([^"]*)"/g)];
    return hatched.reduce((sum, [, d = ""]) => sum + d.length, 0);
  };
  expect(hatchLength(2)).toBeGreaterThan(1.6 * hatchLength(1));
});

test("the label says who it is", () => {
  expect(portrait("Elena Marchetti").label).toBe("Portrait of Elena Marchetti");
});
