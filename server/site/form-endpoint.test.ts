import { expect, test } from "vitest";
import { formEndpointWarning } from "./form-endpoint.ts";

const built = "https://forms.example/take?a=1";

test.each([
  ["the same", built, built],
  ["the same, written otherwise", "https://forms.example/", " https://FORMS.example "],
  ["none in both", "/", undefined],
  ["none in both, though the variable is there", "/", ""],
])("where forms go is no news: %s", (_what, ofBuild, given) => {
  expect(formEndpointWarning(ofBuild, given)).toBeUndefined();
});

test.each([
  [
    "another path",
    "https://forms.example/other",
    /another path.* go to .* all the same.*Build again/,
  ],
  ["another query", "https://forms.example/take?a=2", /another path.* go to .* all the same/],
  ["another host", "https://elsewhere.example/take", /another host.* policy .*not allow.*Set it/],
  ["another port", "https://forms.example:444/take", /another host.* policy .*not allow/],
  ["no address at all", "forms.example/take", /another host.* policy .*not allow/],
  ["none", undefined, /not set.* policy .*not allow.*Set it/],
])("what differs is said, and where the forms go: %s", (_what, given, said) => {
  const warning = formEndpointWarning(built, given);
  expect(warning).toMatch(said);
  expect(warning).toContain(`go to ${built}`);
});

test("a setting that came after the build is said to change nothing, and no policy is blamed", () => {
  const warning = formEndpointWarning("/", built);
  expect(warning).toMatch(/built without it.*come to this server.*Build again/);
  expect(warning).not.toContain("policy");
});
