import { expect, test } from "vitest";

import { draftProblems } from "./draft-rules.ts";

test.each([
  ["/assets/a.js", 'path:"/company/careers/toolmaker",'],
  ["/assets/b.js", '{slug:"toolmaker"}'],
  ["/assets/c.js", '"{\\"slug\\":\\"toolmaker\\"}"'],
  ["/resources/webinars/toolmaker.ics", ""],
  ["/assets/d.js", 'to:"/resources/docs/toolmaker"'],
  ["/company/careers/toolmaker/index.html", ""],
])("a draft in %s is found, and what is called alike is none", (file, text) => {
  const read = () => Buffer.from(text);
  expect(draftProblems(["toolmaker"], [file], read)).toEqual([`${file} names the draft toolmaker`]);
  expect(draftProblems(["tool", "maker", "js"], [file], read)).toEqual([]);
});
