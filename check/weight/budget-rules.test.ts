import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { budgetProblems, budgets, limits, scriptWarning } from "./budget-rules.ts";

const html =
  '<link rel="stylesheet" href="/assets/a.css"/><script type="module">import("/assets/a.js")</script>';
/** Does not compress below its own size. */
const noise = (bytes: number) => `/*${randomBytes(bytes).toString("base64")}*/`;
const reader =
  (files: Record<string, string>) =>
  (path: string): Buffer => {
    const text = files[path];
    if (text === undefined) throw new Error(`${path} was not to be read`);
    return Buffer.from(text);
  };

test("a small page is within the budgets; what is imported later does not count", () => {
  const files = {
    "/assets/a.css": "a{}",
    "/assets/a.js": 'import"./b.js";const later=()=>import("./late.js")',
    "/assets/b.js": 'import{x}from"./a.js";',
  };
  expect(budgetProblems(html, reader(files))).toEqual([]);
});

test("styles and scripts over budget are named, imports of imports too", () => {
  const files = {
    "/assets/a.css": noise(budgets.css),
    "/assets/a.js": "import{x}from'./b.js'",
    "/assets/b.js": noise(limits.javascript),
  };
  expect(budgetProblems(html, reader(files))).toEqual([
    expect.stringMatching(/^CSS is \d+ .*\/assets\/a\.css/),
    expect.stringMatching(/^JavaScript is \d+ .*\/assets\/b\.js/),
  ]);
});

test("what editors add may go two percent over the budget, which is said, and no further", () => {
  const said = (bytes: number) => {
    const read = reader({ "/assets/a.css": "", "/assets/a.js": noise(bytes) });
    const pages = [{ address: "/status", html }];
    return [scriptWarning(pages, read).length, budgetProblems(html, read).length];
  };
  expect(said(budgets.javascript * 0.98)).toEqual([0, 0]);
  expect(said(budgets.javascript + 45)).toEqual([1, 0]);
  expect(said(limits.javascript + 45)).toEqual([1, 1]);
});

test("fonts that every page fetches count as they are, one that few characters need does not", () => {
  const font = "x".repeat(budgets.fonts / 2 + 1);
  const face = (file: string, range = "") => `@font-face{src:url(/assets/${file}.woff2)${range}}`;
  const files = {
    "/assets/a.css": face("1") + face("2") + face("rare", ";unicode-range:U+C0"),
    "/assets/a.js": "",
    "/assets/1.woff2": font,
    "/assets/2.woff2": font,
  };
  expect(budgetProblems(html, reader(files))).toEqual([expect.stringMatching(/^Fonts are 30002/)]);
  const one = { ...files, "/assets/a.css": face("1") + face("rare", ";unicode-range:U+C0") };
  expect(budgetProblems(html, reader(one))).toEqual([]);
});
