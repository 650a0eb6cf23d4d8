import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Unbroken } from "./unbroken.tsx";

test("only the hyphenated word is kept on one line, and the text stays what it is", () => {
  const markup = renderToStaticMarkup(<Unbroken text="Procurement Co-pilot" />);
  expect(markup).toBe('Procurement <span class="whitespace-nowrap">Co-pilot</span>');
  expect(renderToStaticMarkup(<Unbroken text="Spend analytics" />)).toBe("Spend analytics");
});
