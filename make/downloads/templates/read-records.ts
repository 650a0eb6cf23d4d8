import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parseCsv } from "hucre/csv";

export const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/** The rows of a CSV file beside this one, by the names of its columns. */
export function readRecords<Column extends string>(file: string): Record<Column, string>[] {
  const [head = [], ...rows] = parseCsv(textOf(file)) as string[][];
  return rows.map(
    (cells) =>
      Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])) as Record<
        Column,
        string
      >,
  );
}

/** A figure where it is one. */
export const typed = (text: string) => (/^[\d.]+$/.test(text) ? Number(text) : text);
