import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { listFiles } from "#make/list-files.ts";

import { messageProblems, workFolders } from "./message-words.ts";
import { pageWords } from "./page-words.ts";
import { budgetOf, wordProblems } from "./word-budgets.ts";

const page = (main: string, address = "/product/x") =>
  pageWords(address, `<nav>Menu of words</nav><main>${main}</main>`);

test("words are those of the main part, without drawings, listings and menus", () => {
  const { words, sentence } = page(
    "<h1>Two words</h1><p>Three <b>mo</b>re words.</p><svg><text>drawn</text></svg><pre>code</pre><nav>crumbs</nav><ul><li>one</li><li>two</li></ul>",
  );
  expect(words).toBe(7);
  expect(sentence).toBe(3);
});

test("a word of the drafting room counts, its literal use does not", () => {
  const { metaphors, tics } = page(
    "<p>The offcut of a sheet. Sheet metal, a data sheet and a worksheet. Nobody asked anyone.</p>",
  );
  expect(metaphors).toEqual(["offcut", "sheet"]);
  expect(tics).toEqual(["Nobody", "anyone"]);
});

test("a sentence that stands twice is found, and so is a fact in other words", () => {
  const { repeated, illustrative } = page(
    "<p>These figures are illustrative and not measured.</p><p>Short one.</p><p>Short one.</p><li>These figures are illustrative and not measured.</li>",
  );
  expect(repeated).toEqual(["These figures are illustrative and not measured."]);
  expect(illustrative).toHaveLength(2);
});

test("a page over its budget says by how much, and with what", () => {
  const words = "Word. ".repeat(budgetOf("/product/x").words + 1);
  expect(wordProblems(page(`<p>${words}</p><p>An offcut, shim, rung and drawer.</p>`))).toEqual([
    expect.stringMatching(/^words: 1207, the budget is 1200$/),
    expect.stringMatching(/^metaphors: 4, .* offcut, shim, rung, drawer$/),
  ]);
});

/** One of each kind that a budget forbids, as it could be written. */
const planted = {
  metaphors: "<p>Your spend, nested like blanks on a sheet.</p>",
  tics: "<p>Nobody has to ask anybody first.</p>",
  sentence: `<p>Each of ${"the many ".repeat(8)}quotes is read.</p>`,
  longest: `<p>${"Read it. ".repeat(9)}</p><p>Each of ${"the many ".repeat(15)}quotes is read.</p>`,
  repeated:
    "<p>Awards in progress keep their route.</p><p>Awards in progress keep their route.</p>",
  illustrative: "<p>Illustrative.</p>".repeat(3),
};

test.each(Object.entries(planted))("one that is planted is found: %s", (kind, main) => {
  expect(wordProblems(page(main))).toEqual([expect.stringMatching(`^${kind}: `)]);
  expect(wordProblems(page("<p>Every quote is ranked.</p>"))).toEqual([]);
});

test.each([
  "/try",
  "/404",
  "/company/accessibility",
  "/company/contact",
  "/demo",
  "/legal/terms",
  "/resources/docs/limits",
  "/security",
  "/status",
])("where people work, one metaphor or one tic is one too many: %s", (address) => {
  expect(wordProblems(page("<p>An offcut.</p>", address))).toHaveLength(1);
  expect(wordProblems(page("<p>Ask someone.</p>", address))).toHaveLength(1);
});

test("words in neighboring cells are no phrase", () => {
  expect(page("<table><tr><td>No</td><td>One lot</td></tr></table>").tics).toEqual([]);
});

test("a message of the tool with a metaphor or a tic is found, a comment or a name is not", () => {
  const source = `
    /** Nobody reads this rung of the ladder. */
    const balloon = "rung";
    throw new Error("This offer is on the wrong rung.");
    const shown = <p>Ask {who} or somebody else first.</p>;`;
  expect(messageProblems("app/tool/x.tsx", source)).toEqual([
    "app/tool/x.tsx:4 “rung” in “This offer is on the wrong rung.”",
    "app/tool/x.tsx:5 “somebody” in “Ask … or somebody else first.”",
  ]);
});

test("forms, the tool, its questions and messages have no metaphor and no tic", async () => {
  const files = (await Promise.all(workFolders.map((folder) => listFiles(folder)))).flat();
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const problems = await Promise.all(
    sources.map(async (file) => messageProblems(file, await readFile(file, "utf8"))),
  );
  expect(problems.flat()).toEqual([]);
});

test("a page's sentences are held against the settled facts", () => {
  const { sayings, contradictions } = page("<p>It is kept, to be found again in six years.</p>");
  expect(sayings["retention"]).toHaveLength(1);
  expect(contradictions).toHaveLength(1);
});
