import type { CellValue, FileReading } from "../../source.ts";

/**
 * A file with one table, written as lines of cells between semicolons. Only what is in doubt is asked about: that
 * everything else is shown whole has tests of its own.
 */
export function tableFile(
  text: string,
  about: { fileName?: string; lines?: readonly string[]; sender?: string } = {},
): FileReading {
  const fileName = about.fileName ?? "quotes.csv";
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split(";").map((cell) => textCell(cell)));
  return {
    fileName,
    kind: "csv",
    sizeBytes: text.length,
    tables: [{ id: fileName, fileName, part: "", rows, firstRow: 1 }],
    lines: (about.lines ?? []).map((line, index) => ({
      fileName,
      part: "",
      line: index + 1,
      text: line,
    })),
    sender: about.sender ?? null,
    problems: [],
    isConfirmed: true,
  };
}

export function textCell(text: string): CellValue | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : { kind: "text", text: trimmed };
}
