import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listProblems } from "./listed-fields.ts";

const read = (file: string) => readFileSync(file, "utf8");

test("what is misspelled in a list is named with its record before anything is built", () => {
  expect(listProblems(read)).toEqual([]);
  const problems = listProblems((file) =>
    read(file)
      .replace(/department: "[^"]*"/, 'department: "Enginering"')
      .replace(/time: "[^"]*"/, 'time: ""')
      .replace(/monthlyPrice: \d+/, 'monthlyPrice: "299 dollars"'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^app\/site\/careers\/jobs\.ts: [\w-]+: department must be one of /),
    expect.stringMatching(/^app\/site\/webinars\/webinars\.ts: [\w-]+: time must have /),
    expect.stringMatching(/^app\/site\/plans\/plans\.ts: \w+: monthlyPrice must be a number /),
  ]);
});
