import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Tooltip } from "./tooltip.tsx";

test("a control is described by text that is in the page without any script", () => {
  const html = renderToString(
    <Tooltip content="100 less the days over the fastest">
      <input type="range" />
    </Tooltip>,
  );
  const [, describedBy] = /<input[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(
    new RegExp(`id="${describedBy}" role="tooltip"[^>]*>100 less the days over the fastest<`),
  );
});

test("plain words become a button, so that a keyboard and a finger can reach them", () => {
  const html = renderToString(<Tooltip content="Duty and freight included">Landed cost</Tooltip>);
  expect(html).toMatch(/<button type="button"[^>]*aria-describedby[^>]*>Landed cost<\/button>/);
});
