import { afterEach, expect, test, vi } from "vitest";

import { formEndpoint, siteAddress } from "./site-address.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://www.example.com/", "https://www.example.com"],
])("SITE_URL %s is taken", (given, origin) => {
  vi.stubEnv("SITE_URL", given);
  expect(siteAddress()).toBe(origin);
});

test.each([
  ["https://www.example.com/shop", /has a path.*set it to https:\/\/www\.example\.com\.$/],
  ["https://www.example.com/?a", /has a path/],
  ["www.example.com", /must be an http or https address/],
])("SITE_URL %s is refused with a sentence", (given, sentence) => {
  vi.stubEnv("SITE_URL", given);
  expect(siteAddress).toThrow(sentence);
});

test("FORM_ENDPOINT is an https address or nothing", () => {
  vi.stubEnv("FORM_ENDPOINT", "");
  expect(formEndpoint()).toBe("/");
  vi.stubEnv("FORM_ENDPOINT", "https://forms.example/take");
  expect(formEndpoint()).toBe("https://forms.example/take");
  vi.stubEnv("FORM_ENDPOINT", "http://forms.example/take");
  expect(formEndpoint).toThrow(/FORM_ENDPOINT must be an https address/);
});
