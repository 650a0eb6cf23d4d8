import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { repeatedDrawings } from "./whole-site-rules.ts";

const use = (file: string) =>
  `<svg><use href="/assets/drawing-${file}-a_b-C3d4.svg#d"></use></svg>`;
const page = (sheet: string, ...files: string[]) => sheetOf(sheet, files.map(use).join(""));
const sheetOf = (sheet: string, html: string, address = `/${sheet}`) => ({
  address,
  sheet,
  document: new JSDOM(html).window.document,
});

test("a drawing on two sheets is fine, however often it stands there", () => {
  const pages = [page("1", "blade", "blade"), page("2", "blade"), page("3", "bracket")];

  expect(repeatedDrawings(pages)).toEqual([]);
});

test("a drawing on a third sheet is named with its sheets", () => {
  const pages = [page("1", "blade"), page("2", "blade"), page("3", "blade")];

  expect(repeatedDrawings(pages)).toEqual(["blade is on 3 sheets: 1, 2, 3"]);
});

test("a drawing that waits for its code counts by its place without JavaScript", () => {
  const waiting = sheetOf("3", `<noscript>${use("blade")}</noscript>`);

  expect(repeatedDrawings([page("1", "blade"), page("2", "blade"), waiting])).toHaveLength(1);
});

test("pages within a sheet are one sheet, and what is folded away leads nowhere", () => {
  const folded = sheetOf("5", `<details><summary>Moments</summary>${use("board")}</details>`);
  const pages = [page("1", "board"), page("21", "board"), page("21.2", "board"), folded];

  expect(repeatedDrawings(pages)).toEqual([]);
});

test("each page within a sheet that a drawing leads or closes counts", () => {
  const zone = (...files: string[]) => `<section class="zone">${files.map(use).join("")}</section>`;
  const screen = (number: string, ...zones: string[]) =>
    sheetOf(number, `<main>${zones.join("")}</main>`);
  const pages = [
    screen("21", zone("board"), zone("blade"), zone()),
    screen("21.1", zone(), zone("blade"), zone("board")),
    screen("21.2", zone(), zone("blade"), zone("board-compact")),
  ];

  expect(repeatedDrawings(pages)).toEqual(["board leads or closes 3 screens: /21, /21.1, /21.2"]);
});

test("another size of a drawing is the same drawing", () => {
  const pages = [
    page("1", "exploded"),
    page("2", "exploded-portrait"),
    page("3", "rotor", "exploded"),
    page("4", "rotor-frame-compact"),
    page("5", "rotor-frame"),
  ];

  expect(repeatedDrawings(pages)).toEqual([
    "exploded is on 3 sheets: 1, 2, 3",
    "rotor is on 3 sheets: 3, 4, 5",
  ]);
});

test("what is drawn for one record comes with its record", () => {
  const files = ["portrait-ana-reyes", "stamp-ana-reyes", "wordmark-halvard", "cover-flow-downs"];
  const pages = ["1", "2", "3"].map((sheet) => page(sheet, ...files));

  expect(repeatedDrawings(pages)).toEqual([]);
});
