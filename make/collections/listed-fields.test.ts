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
  ['"monthlyPrice": 299', '"monthlyPrise": 299', "monthlyPrise is not a field; there are"],
  ['"users": 3', '"user": 3', "user is not a field; there are"],
  ['"users": 3', '"users": "3"', "users must be a number"],
  ['"buildsOn": "Starter"', '"buildsOn": "Starters"', "buildsOn must be one of "],
  ['"type": "Contract"', '"draf": true, "type": "Contract"', "draf is not a field; there are"],
  ['"type": "Contract"', '"draft": "yes", "type": "Contract"', "draft must be true or left out"],
  ['"department": "Product"', '"department": "Produce"', "department must be one of "],
  ["/company/careers/technical", "/careers/technical", "path must begin with /company/careers/"],
  ['"isLive": false', '"isLive": "true"', "isLive must be true or false"],
  ['"isLive": false', '"isLive": "no"', "isLive must be true or false"],
  ['"isLive": false', '"isLife": false', "isLife is not a field; there are"],
  ['"changedAt"', '"changed"', "changedAt must be text, not missing"],
  ['"coverSubject": "tol', '"coverSubject": "tea', "coverSubject must be one of "],
  ['"minutes": 5', '"minuets": 5', "agenda must have minutes, what"],
  ['"name": "Requests"', '"names": "Requests"', "names is not a field; there are"],
])("for %s, %s is refused", (right, wrong, problem) => {
  const problems = listProblems((file) => read(file).replace(right, wrong));
  expect(problems.join("\n")).toContain(`: ${problem}`);
});

test("a list that is no JSON is named", () => {
  expect(() => listProblems((file) => read(file).replace("}", "},"))).toThrow(
    /^app\/site\/careers\/roles\.json: /,
  );
});
