import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { ScrollArea } from "./scroll-area.tsx";

test("before its code comes, what scrolls can be reached by key and has a name", () => {
  const html = renderToString(<ScrollArea label="Prices">1 2 3</ScrollArea>);
  expect(html).toContain('role="region" aria-label="Prices" tabindex="0"');
});
