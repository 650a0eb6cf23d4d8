import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listProblems } from "./listed-fields.ts";

const read = (file: string) => readFileSync(file, "utf8");

test("what is misspelled in a list is named with its record before anything is built", () => {
  expect(listProblems(read)).toEqual([]);
  const problems = listProblems((file) =>
    read(file)
      .replace(/"department": "[^"]*"/, '"department": "Enginering"')
      .replace(/"time": "[^"]*"/, '"time": ""')
      .replace(/"monthlyPrice": \d+/, '"monthlyPrice": "299 dollars"'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^app\/site\/careers\/roles\.json: [\w-]+: department must be one of /),
    expect.stringMatching(/^app\/site\/webinars\/sessions\.json: [\w-]+: time must have /),
    expect.stringMatching(/^app\/site\/plans\/plans\.json: \w+: monthlyPrice must be a number /),
  ]);
});

test.each([
  ['"monthlyPrice": 299', '"monthlyPrise": 299', "monthlyPrise is not the name of a field"],
  ['"users": 3', '"user": 3', "user is not the name of a field"],
  ['"users": 3', '"users": "3"', "users must not be text in quotes"],
  ['"buildsOn": "Starter"', '"buildsOn": "Starters"', "buildsOn must be one of "],
  ['"type": "Contract"', '"draf": true, "type": "Contract"', "draf is not the name of a field"],
  ['"type": "Contract"', '"draft": "yes", "type": "Contract"', "draft must not be text in quotes"],
  ['"department": "Product"', '"department": "Produce"', "department must be one of "],
  ["/company/careers/technical", "/careers/technical", "path must begin with /company/careers/"],
  ['"isLive": false', '"isLive": "true"', "isLive must be one of yes, no"],
  ['"isLive": false', '"isLive": "no"', "isLive must not be text in quotes"],
  ['"isLive": false', '"isLife": false', "isLife is not the name of a field"],
  ['"changedAt"', '"changed"', "changedAt must have at least 1 characters"],
  ['"coverSubject": "tol', '"coverSubject": "tea', "coverSubject must be one of "],
  ['"name": "Requests"', '"names": "Requests"', "names is not the name of a field"],
])("for %s, %s is refused", (right, wrong, problem) => {
  const problems = listProblems((file) => read(file).replace(right, wrong));
  expect(problems.join("\n")).toContain(`: ${problem}`);
});

test("a list that is no JSON is named", () => {
  expect(() => listProblems((file) => read(file).replace("}", "},"))).toThrow(
    /^app\/site\/careers\/roles\.json: /,
  );
});
