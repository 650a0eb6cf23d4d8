import { expect, test } from "vitest";

import { pageText } from "./search-index-text.ts";

const html = (main: string) =>
  `<html><body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

test("headings are kept apart from the text", () => {
  const { headings, text } = pageText(
    html(
      `<h1>Three<!-- --> <span>sizes</span></h1><p>One <em>th</em>read.</p><h3>What&#x27;s in<br/>it</h3><h4>Deeper</h4>`,
    ),
    "/pricing",
  );
  expect(headings.map(({ text }) => text)).toEqual(["Three sizes", "What's in it"]);
  expect(text).toBe("One thread. Deeper");
});

test("a heading is reached by its own id, else by that of the section around it", () => {
  const { headings } = pageText(
    html(
      `<h1>Top</h1><section id="sizes"><h2>Sizes</h2><h3 id="m10">M10</h3></section><div id="_R_1_"><h2>After</h2></div>`,
    ),
    "/pricing",
  );
  expect(headings.map(({ text, id }) => [text, id])).toEqual([
    ["Top", ""],
    ["Sizes", "sizes"],
    ["M10", "m10"],
    ["After", ""],
  ]);
});

test("neighboring cells do not grow together, nor do marks that are not text come in", () => {
  const { text } = pageText(
    html(
      `<nav>Crumbs</nav><table><tr><td>12</td><td>first</td></tr></table><svg><title>drawn</title><path d="M0"/></svg><noscript>off</noscript><a href="/demo">Book</a><input name="x"/><p>end</p>`,
    ),
    "/pricing",
  );
  expect(text).toBe("12 first end");
});

test("a line that leads to a page beside this one is about that page", () => {
  const lines = `<ul><li><a href="/careers/other">Other</a> role</li><li><a href="/demo">Demo</a> own</li></ul>`;
  expect(pageText(html(lines), "/careers/this").text).toBe("own");
  expect(pageText(html(lines), "/elsewhere/this").text).toBe("role own");
});

test("a page that is not as expected stops the build", () => {
  expect(() => pageText("<body></body>", "/x")).toThrow("/x has no main");
});
