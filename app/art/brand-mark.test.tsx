import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandMark } from "./brand-mark.tsx";

test("the ring takes the color of the text, leader and tip are in the signal color", () => {
  const markup = renderToStaticMarkup(<BrandMark className="size-6" />);
  expect(markup).toContain('class="size-6"');
  expect(markup).toMatch(/<circle[^>]*stroke="currentColor"/);
  expect(markup.match(/var\(--color-signal\)/g)).toHaveLength(2);
});

test("the mark is silent: the link around it has the name", () => {
  expect(renderToStaticMarkup(<BrandMark />)).toContain('aria-hidden="true"');
});
