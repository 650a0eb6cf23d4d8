import { expect, test } from "vitest";

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
  const words = "word ".repeat(budgetOf("/product/x").words + 1);
  expect(wordProblems(page(`<p>${words}</p><p>An offcut, shim, rung and drawer.</p>`))).toEqual([
    expect.stringMatching(/^words: 1207, the budget is 1200$/),
    expect.stringMatching(/^metaphors: 4, .* offcut, shim, rung, drawer$/),
  ]);
});

test("a page's sentences are held against the settled facts", () => {
  const { sayings, contradictions } = page("<p>It is kept, to be found again in six years.</p>");
  expect(sayings["retention"]).toHaveLength(1);
  expect(contradictions).toHaveLength(1);
});
