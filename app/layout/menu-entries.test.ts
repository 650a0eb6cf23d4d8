import { expect, test } from "vitest";

import { menuDrawings } from "#app/art/figures/menu-sheet.ts";

import { menuEntries } from "./menu-entries.ts";

test("each page of the menus has its drawing on the sheet, in the menus' order", () => {
  const pages = menuEntries.flatMap(({ pages = [] }) => pages.map(({ to }) => to));
  expect(Object.keys(menuDrawings)).toEqual(pages);
});
