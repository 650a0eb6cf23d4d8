import { expect, test } from "vitest";

import { compileProse } from "./compile-prose.ts";

const compile = (text: string) => compileProse("app/x.md", text);
const body = (text: string) => compile(text).body;

test("paragraphs, marks and links within the site", () => {
  expect(body("A **strong** and *soft* `code` [link](/pricing).")).toEqual([
    {
      tag: "p",
      children: [
        "A ",
        { tag: "strong", children: ["strong"] },
        " and ",
        { tag: "em", children: ["soft"] },
        " ",
        { tag: "code", text: "code" },
        " ",
        { tag: "a", href: "/pricing", children: ["link"] },
        ".",
      ],
    },
  ]);
});

test("headings have stable ids, told apart when they repeat, and make the table of contents", () => {
  const { body: nodes, contents } = compile(
    "## Landed cost, again\n\n### Duty\n\n### Duty\n\n#### Small",
  );
  expect(contents).toEqual([
    { id: "landed-cost-again", text: "Landed cost, again", depth: 2 },
    { id: "duty", text: "Duty", depth: 3 },
    { id: "duty-2", text: "Duty", depth: 3 },
  ]);
  expect(nodes.at(-1)).toMatchObject({ tag: "h4", id: "small" });
});

test("a heading may name itself, a listing has a caption, and a heading may say enough of a table", () => {
  expect(body("## Reading accuracy {#accuracy}")).toEqual([
    { tag: "h2", id: "accuracy", children: ["Reading accuracy"] },
  ]);
  expect(body("```sh To install\nmake\n```")).toEqual([
    { tag: "pre", language: "sh", caption: "To install", text: "make" },
  ]);
  const table = "| Line | USD |\n| --- | --: |\n| Bolt | 2 |";
  expect(() => body(table)).toThrow("caption");
  expect(compileProse("x.md", table, 1, { needsCaptions: false }).body).toMatchObject([
    { tag: "table", caption: "" },
  ]);
});

test("a tight list has lines, a loose one paragraphs", () => {
  expect(body("1. one\n2. two")).toEqual([
    {
      tag: "ol",
      start: 1,
      children: [
        { tag: "li", children: ["one"] },
        { tag: "li", children: ["two"] },
      ],
    },
  ]);
  expect(body("- one\n\n  more")).toMatchObject([
    { tag: "ul", children: [{ children: [{ tag: "p" }, { tag: "p" }] }] },
  ]);
});

test("a table takes its caption from the paragraph before it, and its alignment from the rule", () => {
  expect(body("Table: Prices\n\n| Line | USD |\n| --- | --: |\n| Bolt | 2 |")).toEqual([
    {
      tag: "table",
      caption: "Prices",
      columns: [
        { align: "left", head: ["Line"] },
        { align: "right", head: ["USD"] },
      ],
      rows: [[["Bolt"], ["2"]]],
    },
  ]);
});

test("a drawing is a figure, a marked quote a note, a plain one a quote", () => {
  expect(body("![The part](drawing:stamp/Ana%20Reyes)")).toEqual([
    { tag: "figure", drawing: "stamp/Ana Reyes", caption: "The part" },
  ]);
  expect(body("> [!NOTE] Mind the gap\n> Here.")).toEqual([
    { tag: "note", title: "Mind the gap", children: [{ tag: "p", children: ["Here."] }] },
  ]);
  expect(body("> Said.")).toMatchObject([{ tag: "blockquote" }]);
});

test("equations are set apart from the words around them", () => {
  expect(body("So 400 × $9.18 = $3,672 in all, not 12.")).toEqual([
    {
      tag: "p",
      children: ["So ", { tag: "calculation", text: "400 × $9.18 = $3,672" }, " in all, not 12."],
    },
  ]);
});

test("comments are left out, also between a table and its caption", () => {
  expect(body("Text.\n\n<!-- check: 2 = 1 + 1 -->\n\nMore.")).toHaveLength(2);
});

test.each([
  ["# Title", "a heading of level 1"],
  ["## A\n\n#### B", "a heading of level 4 after one of level 2"],
  ["<b>bold</b>", "HTML"],
  ["<div>block</div>", "html is not supported"],
  ["[out](https://example.com)", "leaves the site"],
  ["[out](//example.com)", "leaves the site"],
  ["![photo](/photo.jpg)", "drawing:"],
  ["![](drawing:bracket)", "what it shows"],
  ["![Part](drawing:brackett)", "No drawing is called"],
  ["![](photo:shop.jpg)", "what it shows"],
  ["| A |\n| - |\n| 1 |", "Table:"],
])("%j is refused with the file and the line", (text, problem) => {
  expect(() => compile(`First.\n\n${text}`)).toThrow(problem);
  expect(() => compile(`First.\n\n${text}`)).toThrow(/^app\/x\.md:[35]: /);
});
