import { expect, test } from "vitest";

import { docsPages } from "#app/pages/resources/docs/docs-pages.ts";

import { docsMarkdown, docsPageMarkdown } from "./docs-markdown.ts";

const siteUrl = "https://www.example.com";

test("the Markdown holds every endpoint in every language, and says that the API is illustrative", () => {
  const text = docsMarkdown(siteUrl);
  expect(text).toMatch(/^# .*\n\n> Illustrative/);
  for (const call of [
    "### POST /api/v1/rfq/analyze",
    "### GET /api/v1/rfq/analyses/{id}",
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

test("what only the pages read is not in the Markdown", () => {
  const text = docsMarkdown(siteUrl);
  expect(text).not.toMatch(/<!--|\{#|^Bars: |^---$|```waits/m);
  expect(text).toContain("*Figure: Attempts 1 to 5");
  expect(text).toContain("| `404` | Not found |");
});
