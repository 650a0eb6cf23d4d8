import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

import { sheetIndex } from "./sheet-index.ts";
import routes from "#app/routes.ts";

import { indexedPaths, relatedSheets } from "./related-sheets.ts";

test("the index holds every page but home, construction, not-found and details, numbered as the route table", async () => {
  // A detail shares its module with others: its route has an id of its own, or a parameter. A file is no sheet.
  const numbered = ((await routes) as RouteConfigEntry[])
    .filter((route) => route.id === undefined && !/[:.]/.test(route.path ?? ""))
    .map((route, position) => [`/${route.path ?? ""}`, position + 1] as const);
  const unlisted = ["/", "/construction", "/*"];
  expect(indexedPaths.map((path) => [path, sheetIndex[path].sheet])).toEqual(
    numbered.filter(([path]) => !unlisted.includes(path)),
  );
});

test("a reference carries the drawing number of its sheet, in the order asked for", () => {
  const references = relatedSheets("/pricing", "/product");
  expect(references.map(({ to, drawingNumber }) => [to, drawingNumber])).toEqual([
    ["/pricing", "QW-029"],
    ["/product", "QW-002"],
  ]);
});
