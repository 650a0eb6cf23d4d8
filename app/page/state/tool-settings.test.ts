import { expect, test } from "vitest";

import {
  areUsable,
  formQuery,
  missingNumbers,
  type NumberSetting,
  readSettings,
  settingsFromQuery,
  withSettings,
} from "./tool-settings.ts";

const number = (label: string, setting: Omit<NumberSetting, "kind" | "label" | "unit">) =>
  ({ kind: "number", label, unit: "pieces", ...setting }) as const;

const schema = {
  boards: number("Boards", { min: 1, max: 1000, isWhole: true, default: 500 }),
  index: number("Index", { min: 0.5, max: 9, isWhole: false, default: 2.6 }),
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
  plants: { kind: "set", options: ["north", "south"], default: ["north", "south"] },
} as const;

const read = (query: string) => readSettings(schema, new URLSearchParams(query));

test("what is not given is the default", () => {
  expect(read("")).toEqual({ boards: 500, index: 2.6, parts: "any", plants: ["north", "south"] });
});

test("what is given is read, sets in the order of their options", () => {
  expect(read("boards=20&index=3.25&parts=active&plants=south&plants=north")).toEqual({
    boards: 20,
    index: 3.25,
    parts: "active",
    plants: ["north", "south"],
  });
});

test.each(["boards=0", "boards=1001", "boards=2.5", "boards=", "index=1e2", "index=-1"])(
  "%s cannot be used",
  (query) => {
    expect(areUsable(read(query))).toBe(false);
  },
);

test("an address with a number that cannot be used opens with its default", () => {
  const settings = settingsFromQuery(schema, new URLSearchParams("boards=x&parts=odd&index=4"));

  expect(settings).toMatchObject({ boards: 500, parts: "any", index: 4 });
});

test("the default leaves the address clean, and what is not ours alone", () => {
  const query = new URLSearchParams("print=1&boards=20");

  expect(
    withSettings(query, schema, settingsFromQuery(schema, new URLSearchParams())).toString(),
  ).toBe("print=1");
});

test.each(["boards=20", "plants=south", "plants=none", "parts=active&index=2"])(
  "%s is the same after a round through the address",
  (query) => {
    const settings = settingsFromQuery(schema, new URLSearchParams(query));
    const address = withSettings(new URLSearchParams(), schema, settings);

    expect(settingsFromQuery(schema, address)).toEqual(settings);
  },
);

test("a form with nothing ticked says so", () => {
  const form = new FormData();
  form.set("boards", "20");

  expect(readSettings(schema, formQuery(schema, form))).toMatchObject({ boards: 20, plants: [] });
});

test("numbers that cannot be used are missing, by their names", () => {
  expect(missingNumbers(schema, read("boards=&index=99"))).toEqual(["Boards", "Index"]);
  expect(missingNumbers(schema, read("boards=7"))).toEqual([]);
});
