import type { Reading } from "../../quote-line.ts";
import { labeledPiece, piecesOf } from "../text/label-pieces.ts";
import { linesAround } from "../text/text-around.ts";
import type { TableContext } from "./table-context.ts";

const mostLines = 200;

/** "Part no.: 70-2281" above a table that compares offers for it; `null` where the text names none or several. */
export function partInText({ file, table, regular }: TableContext): Reading<string> | null {
  if (regular.isFromText) return null;
  const found = linesAround(file, table)
    .slice(0, mostLines)
    .flatMap((line) =>
      piecesOf(line.text).flatMap((piece) => {
        const labeled = labeledPiece(piece);
        const value = labeled?.text.trim() ?? "";
        const isPart = labeled?.meaning === "part" && /\d/.test(value) && value.length <= 40;
        return isPart ? [{ value, line }] : [];
      }),
    );
  const [first] = found;
  if (first === undefined || found.some(({ value }) => value !== first.value)) return null;
  const { fileName, part, line, text } = first.line;
  return {
    value: first.value,
    raw: text,
    place: { kind: "line", fileName, part, line },
    confidence: 95,
    reason: `the line “${text}” names the part`,
  };
}
