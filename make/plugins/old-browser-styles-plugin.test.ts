import { expect, test } from "vitest";

import { withoutOldBrowsers } from "./old-browser-styles-plugin.ts";

test("what only old browsers read is taken out, and nothing else", () => {
  const layer =
    "@layer properties{@supports (-webkit-hyphens:none){*,:before,::backdrop{--tw-leading:initial;--tw-shadow:0 0 #0000}}}";
  const rest = "@layer base{html{color:red}}@layer utilities{.flex{display:flex}}";
  expect(withoutOldBrowsers(`/*! c */${layer}${rest}`)).toBe(`/*! c */${rest}`);
});

test("styles without that layer stop the build with a sentence", () => {
  expect(() => withoutOldBrowsers(".flex{display:flex}")).toThrow(/take .* out/);
});
