import { expect, test } from "vitest";

import { isoDate, list, number, oneOf, optional, text } from "./fields.ts";
import { readFrontMatter } from "./front-matter.ts";

const fields = {
  title: text({ max: 20 }),
  date: isoDate,
  level: oneOf(["Beginner", "Advanced"]),
  pages: optional(number({ min: 1 })),
  tags: optional(list(text())),
};
const read = (yaml: string) => readFrontMatter("app/x.md", `---\n${yaml}\n---\nHello.\n`, fields);
const good = "title: Landed cost\ndate: 2024-01-15\nlevel: Beginner";

test("fields and the text below them", () => {
  expect(read(`${good}\npages: 12\ntags: [cost, duty]`)).toEqual({
    values: {
      title: "Landed cost",
      date: "2024-01-15",
      level: "Beginner",
      pages: 12,
      tags: ["cost", "duty"],
    },
    text: "Hello.\n",
    textLine: 8,
  });
});

test.each([
  ["a missing field", good.replace("title: Landed cost\n", ""), "app/x.md:1: title must be text"],
  ["text that is too long", good.replace("cost", "cost, line by line"), "title must have 1 to 20"],
  [
    "a value that is not known",
    good.replace("Beginner", "Guru"),
    "app/x.md:4: level must be one of Beginner, Advanced",
  ],
  ["a day that does not exist", good.replace("01-15", "02-30"), "app/x.md:3: date must be a date"],
  ["a number out of range", `${good}\npages: 0`, "pages must be a number of at least 1"],
  ["a line that is no field", `${good}\n"half`, "app/x.md:5: "],
  ["a list that is none", `${good}\ntags: cost`, "tags must be a list"],
  ["a field that is not declared", `${good}\nauthor: me`, "app/x.md:5: author is not a field"],
])("%s fails, naming the file and the field", (_, yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
  expect(() => read(yaml)).toThrow("app/x.md");
});

test("a file without front matter fails by name", () => {
  expect(() => readFrontMatter("app/x.md", "Hello.", fields)).toThrow("app/x.md:1: must begin");
});
