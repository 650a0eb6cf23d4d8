import sheetPaths from "sheets:paths";
import { expect, test } from "vitest";

import { indexedPaths, relatedSheets } from "./related-sheets.ts";

test("the index holds every page but home, construction, not-found and details, in the order of the routes", () => {
  const unlisted = ["/", "/construction", "/*"];
  expect(indexedPaths).toEqual(sheetPaths.filter((path) => !unlisted.includes(path)));
});

test("a reference carries the drawing number of its sheet, in the order asked for", () => {
  const references = relatedSheets("/pricing", "/product");
  expect(references.map(({ to, drawingNumber }) => [to, drawingNumber])).toEqual([
    ["/pricing", "QW-029"],
    ["/product", "QW-002"],
  ]);
});
