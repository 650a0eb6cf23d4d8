import { expect, test } from "vitest";

import { quickStarts } from "./quick-starts.ts";

import { docsPages } from "../docs-pages.ts";
import { blockMarkdown, docsMarkdown, docsPageMarkdown } from "./docs-markdown.ts";
import { quickStartMinutes } from "./quick-start-minutes.ts";

const siteUrl = "https://www.example.com";

test("quick starts take the minutes that the specification gives", () => {
  expect(quickStarts.map((start) => [start.title, quickStartMinutes(start)])).toEqual([
    ["Getting Started", 5],
    ["First RFQ Analysis", 10],
    ["API Integration", 15],
  ]);
});

test("the Markdown holds every endpoint in every language, and says that the API is illustrative", () => {
  const text = docsMarkdown(siteUrl);
  expect(text).toMatch(/^# .*\n\n> Illustrative/);
  for (const call of [
    "### POST /api/v1/rfq/analyze",
    "### GET /api/v1/vendors",
    "### POST /api/v1/approvals",
    "### GET /api/v1/analytics/dashboard",
  ]) {
    expect(text).toContain(call);
  }
  for (const fence of ["```sh", "```js", "```python", "```java"]) {
    expect(text.split(fence).length - 1, fence).toBeGreaterThanOrEqual(4);
  }
  expect((text.match(/^```/gm) ?? []).length % 2).toBe(0);
  expect(text).not.toMatch(/\]\(#|\]\(\//);
});

test("each page's Markdown says that the API is illustrative", () => {
  for (const page of docsPages) {
    expect(docsPageMarkdown(page, siteUrl)).toMatch(/^# .*\n\n> Illustrative/);
  }
});

test("headings of the Markdown do not skip a level, in the whole and on each page", () => {
  for (const text of [
    docsMarkdown(siteUrl),
    ...docsPages.map((page) => docsPageMarkdown(page, siteUrl)),
  ]) {
    const outsideCode = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
    const levels = [...outsideCode.matchAll(/^(#+) /gm)].map(([, marks]) => marks!.length);
    levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));
  }
});

test("a bar inside a cell does not end it", () => {
  expect(blockMarkdown({ columns: ["A"], rows: [{ cells: ["x | y"] }] })).toBe(
    "| A |\n| --- |\n| x \\| y |",
  );
});
