import { expect, test } from "vitest";

import { docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import { inventedExamples } from "#app/prose/invented-examples.ts";

import { markdownTwin, markdownTwins } from "./markdown-twins.ts";
import { contentAddresses } from "../collections/read-collection.ts";

const siteUrl = "https://www.example.com";

test("a twin has the head, absolute links and figures by caption, and no comments", () => {
  const source = `---
title: x
---

See [pricing](/pricing) and [above](#top).

![The part](drawing:bracket)

![Its cost](<drawing:cost-bars/A:[Parts|A (net)]?unit=$>)

<!-- check: 2 = 1 + 1 -->

The end.
`;
  const head = { title: "Nuts", excerpt: "Short.", author: "Lea Brandt", date: "2024-01-09" };
  expect(markdownTwin(head, source, siteUrl)).toBe(`# Nuts

By Lea Brandt, 2024-01-09

> Short.

See [pricing](https://www.example.com/pricing) and [above](#top).

*Figure: The part*

*Figure: Its cost*

The end.
`);
});

test("every page made from a Markdown file has one, and every page of the documentation", () => {
  const paths = markdownTwins(siteUrl).map(([path]) => path);
  const addresses = [
    ...contentAddresses(),
    "/resources/docs",
    ...docsPages.map(({ path }) => path),
  ];
  expect(paths).toEqual(addresses.map((address) => `${address.slice(1)}.md`));
});

test("a guide ends as its page does: what its examples are", () => {
  const guides = markdownTwins(siteUrl).filter(([path]) => path.startsWith("resources/guides/"));
  expect(guides.length).toBeGreaterThan(5);
  for (const [path, text] of guides) {
    expect(text.endsWith(`\n\n${inventedExamples}\n`), path).toBe(true);
  }
});
