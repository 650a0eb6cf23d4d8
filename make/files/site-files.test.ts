import { expect, test } from "vitest";

import { llmsTxt, securityTxt } from "./site-files.ts";
import { sitemap } from "../pages/sitemap.ts";

const page = (path: string, extra = "") => ({
  file: `${path.slice(1)}/index.html`,
  html: `<link rel="canonical" href="https://x.example${path}"/>${extra}
<meta property="og:title" content="Nuts &amp; bolts"/><meta property="og:description" content="All of them."/>`,
});
const unlisted = { file: "404.html", html: '<meta name="robots" content="noindex"/>' };

test("security.txt has what RFC 9116 asks for, and expires within a year of the build", () => {
  const text = securityTxt("https://x.example", new Date("2026-11-15T10:30:00Z"));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://x.example/.well-known/security.txt");
  expect(/^Expires: (.*)$/m.exec(text)?.[1]).toBe("2027-05-14T00:00:00Z");
});

test("llms.txt lists every page that wants to be found, by section, and prefers its Markdown twin", () => {
  const text = llmsTxt([
    page("/product"),
    page(
      "/resources/blog/one",
      '<link rel="alternate" type="text/markdown" title="This page as Markdown" href="https://x.example/resources/blog/one.md"/>',
    ),
    unlisted,
  ]);
  expect(text).toContain("## Product\n\n- [Nuts & bolts](https://x.example/product): All of them.");
  expect(text).toContain("(https://x.example/resources/blog/one.md)");
  expect(text.match(/^- /gm)).toHaveLength(2);
});

test("the sitemap has the pages with a canonical address, and the day of change where it is known", () => {
  const xml = sitemap([{ ...page("/b"), changedOn: "2026-11-01" }, page("/a"), unlisted]);
  expect([...xml.matchAll(/<url>.*<\/url>/g)].map(([url]) => url)).toEqual([
    "<url><loc>https://x.example/a</loc></url>",
    "<url><loc>https://x.example/b</loc><lastmod>2026-11-01</lastmod></url>",
  ]);
});
