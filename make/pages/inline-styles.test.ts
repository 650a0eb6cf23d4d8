import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { stylesInliner } from "./inline-styles.ts";

const sheet = `@font-face{font-family:Own;src:url(/own.woff2)format("woff2");font-weight:400 600}
@font-face{font-family:Own Fallback;src:local(Arial)}
@layer base{body{margin:0}:root[data-print=paper]{color-scheme:light}}
@layer utilities{.p-4{padding:1rem}.hidden{display:none}
.\\[\\&\\>p\\]\\:m-0>p{margin:0}
:where(.divide-x>*){border-left:1px solid}
@media (width>=48rem){.md\\:grid{display:grid}}}
@property --a{syntax:"*";inherits:false;initial-value:0}@property --b{syntax:"*";inherits:false;initial-value:0}`;
const page = (script: string) =>
  `<html><head><link rel="stylesheet" href="/site.css" data-precedence="site"/></head><body class="p-4 md:grid"><div class="[&amp;&gt;p]:m-0"><p></p></div>${script}</body></html>`;
const start = '<script type="module">start()</script>';

const client = await mkdtemp(join(tmpdir(), "inline-styles-"));
afterAll(() => rm(client, { recursive: true }));
await writeFile(join(client, "site.css"), sheet);
const withStyles = await stylesInliner(page(start), client);
const inlined = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

test("the rules that the page's own elements need stand in its head", () => {
  const rules = inlined(withStyles(page(start)));
  expect(rules).toContain("body{margin:0}");
  expect(rules).toContain(".p-4{");
  expect(rules).toContain(".md\\:grid{");
  expect(rules).toContain(".\\[\\&\\>p\\]\\:m-0>p{");
  expect(rules).not.toContain(".hidden{");
});

test("rules that HTML cannot decide are all there, in one piece", () => {
  const rules = inlined(withStyles(page(start)));
  expect(rules).toContain(":root[data-print=paper]{");
  expect(rules).toContain(":where(.divide-x>*){");
  expect(rules).not.toContain("};");
});

test("a fallback font is there for the first paint, a font that must be fetched is not", () => {
  const rules = inlined(withStyles(page(start)));
  expect(rules).toContain("local(Arial)");
  expect(rules).not.toContain("woff2");
});

test("nothing that the parser meets waits for the sheet, except where no script runs", () => {
  const [head, body] = withStyles(page(start)).split("</head>");
  expect(head).not.toContain("site.css");
  expect(body).toContain('<noscript><link rel="stylesheet" href="/site.css"/></noscript>');
  expect(body?.replace(/<noscript>.*?<\/noscript>/, "")).not.toContain("<link");
});

test("fonts are fetched once the page has been painted, and used together", () => {
  const [, body] = withStyles(page(start)).split("</head>");
  expect(body).toContain('[["Own","url(/own.woff2)",{"weight":"400 600"}]]');
  expect(body).toContain('observe({type:"paint"');
});

test("a page without scripts has the sheet at its end", () => {
  expect(withStyles(page(""))).toContain('<link rel="stylesheet" href="/site.css"/></body>');
});

test("pages that name no sheet stop the build", async () => {
  await expect(stylesInliner("<html></html>", client)).rejects.toThrow(
    "adapt make/pages/inline-styles",
  );
});
