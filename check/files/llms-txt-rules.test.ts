import { expect, test } from "vitest";

import { llmsTxtProblems } from "./llms-txt-rules.ts";

const files = new Set(["/index.html", "/pricing/index.html", "/docs/index.html", "/docs.md"]);
const text = (...paths: string[]) =>
  paths.map((path) => `- [Page](https://x.example${path}): Words.`).join("\n");

test("pages by their address, and a Markdown twin by its own, are in order", () => {
  expect(llmsTxtProblems(text("/", "/pricing", "/docs.md"), files)).toEqual([]);
});

test("a twin that is not named, and an address without a page, are found", () => {
  expect(llmsTxtProblems(text("/docs", "/none"), files)).toEqual([
    "/docs.md is not named",
    "/none leads nowhere",
  ]);
});
