import { expect, test } from "vitest";

import { markdownModule } from "./markdown-plugin.ts";

const source = (text: string) => `---
title: Nuts
excerpt: An excerpt that is long enough to stand as the description of a page, which asks for a hundred and ten letters.
author: Lea Brandt
date: 2024-01-09
category: Security
coverSubject: lock-cylinder
---
${text}`;

test("a file is a module whose drawings are imports, each once", () => {
  const code = markdownModule(
    "articles",
    "nuts",
    source("![A](drawing:bracket)\n\n> Said.\n>\n> ![B](drawing:bracket)"),
  );
  expect(code.match(/import d\d/g)).toHaveLength(3);
  expect(code).toContain('from "drawing:cover/nuts?subject=lock-cylinder&format=article"');
  expect(code).toContain('from "drawing:stamp/Lea Brandt"');
  expect(code.match(/"drawing":d2/g)).toHaveLength(2);
  expect(code).toContain("cover: d0, stamp: d1");
});

test("a bad file fails with its name", () => {
  expect(() => markdownModule("articles", "nuts", source("# Title"))).toThrow(
    "app/prose/articles/nuts.md: line 1",
  );
});
