import { expect, test } from "vitest";

import { brokenRecord, compileRecord } from "#app/prose/markdown/compile-record.ts";
import { photoProblems, recordModule } from "./markdown-plugin.ts";

const source = (text: string) => `---
title: Nuts
excerpt: An excerpt that is long enough to stand as the description of a page, which asks for a hundred and ten letters.
author: Lea Brandt
date: 2024-01-09
category: Security
coverSubject: lock-cylinder
---
${text}`;

const moduleOf = (text: string) =>
  recordModule("articles", compileRecord("articles", "nuts", text));

test("a file is a module whose drawings are imports, each once", () => {
  const code = moduleOf(source("![A](drawing:bracket)\n\n> Said.\n>\n> ![B](drawing:bracket)"));
  expect(code.match(/import made\d/g)).toHaveLength(3);
  expect(code).toContain('from "drawing:cover/nuts?subject=lock-cylinder&format=article"');
  expect(code).toContain('from "drawing:stamp/Lea Brandt"');
  expect(code.match(/"drawing":made\d/g)).toHaveLength(2);
  expect(code).toMatch(/"cover":made\d,"stamp":made\d/);
});

test("a photograph is an import too", () => {
  const code = moduleOf(source("![Our shop](photo:shop.jpg)"));
  expect(code).toContain('import made2 from "photo:shop.jpg";');
  expect(code).toContain('"photo":made2,"caption":"Our shop"');
});

test("a bad file fails with its name", () => {
  expect(() => moduleOf(source("# Title"))).toThrow(
    "app/prose/articles/nuts.md:9: a heading of level 1",
  );
});

test("a photograph that is not there, or stands in a guide, is refused with file and line", () => {
  const text = "First.\n\n![Our shop](photo:none.jpg)\n";
  expect(photoProblems("articles", "nuts", text)).toEqual([
    "app/prose/articles/nuts.md:3: there is no photograph app/prose/photos/none.jpg",
  ]);
  expect(photoProblems("guides", "nuts", text)).toEqual([
    expect.stringMatching(/^app\/prose\/guides\/nuts\.md:3: photographs are for articles/),
  ]);
});

test("while somebody works on it, a broken text is a page that says why", () => {
  const code = recordModule("guides", brokenRecord("guides", "nuts", "nuts.md:9: too deep"));
  expect(code).toContain('"title":"nuts"');
  expect(code).toContain("nuts.md:9: too deep");
  expect(code).toMatch(/import made0 from "drawing:cover\/nuts\?subject=/);
});
