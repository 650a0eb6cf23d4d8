import { expect, test } from "vitest";
import { markup } from "./markup.ts";

test("what people typed cannot become markup, in text or in an attribute", () => {
  const typed = `"><script>alert('x')</script>&amp;`;
  const { text } = markup`<p title="${typed}">${typed}</p>`;
  expect(text).not.toContain("<script");
  expect(text.match(/[<>"]/g)?.join("")).toBe(`<"">` + `</p>`.replace(/[^<>]/g, ""));
});

test("markup, lists and absent parts are put together", () => {
  const rows = ["a", "<b>"].map((name) => markup`<li>${name}</li>`);
  expect(markup`<ul>${rows}</ul>${null}${false}${undefined}${0}`.text).toBe(
    "<ul><li>a</li><li>&#60;b&#62;</li></ul>0",
  );
});
