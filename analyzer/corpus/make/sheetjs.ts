/** By SheetJS: .xls of 1995 and of 1997, .xlsx, .ods, as web applications export them. */
import { writeFileSync } from "node:fs";

import { utils, write, type BookType } from "@e965/xlsx";

import { given } from "./document.ts";

const { document, target } = given();
const sheet = utils.aoa_to_sheet(
  document.grid.map((row) =>
    row.map((cell) =>
      cell === null || typeof cell === "string" ? cell : { t: "n", v: cell.n, z: cell.f },
    ),
  ),
);
const book = utils.book_new();
utils.book_append_sheet(book, sheet, "Quote");
const kinds: Record<string, BookType> = { xls: "biff8", xlsx: "xlsx", ods: "ods", xlsm: "xlsm" };
const ending = target.split(".").at(-1) ?? "";
writeFileSync(target, write(book, { type: "buffer", bookType: kinds[ending] ?? "xlsx" }));
