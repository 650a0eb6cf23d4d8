import type { TableContext } from "../table/table-context.ts";
import { titlesAbove } from "../text/title-above.ts";
import { alternativeWords } from "./alternative-words.ts";
import type { RowsReading } from "./read-rows.ts";

/** "Options, not in the total" right above a table is said of all its offers. */
export function calledAlternatives({ file, table }: TableContext, found: RowsReading): RowsReading {
  const title = titlesAbove(file, table).at(-1);
  const words = title === undefined || title.text.length > 80 ? null : alternativeWords(title.text);
  if (title === undefined || words === null) return found;
  const { fileName, part, line } = title;
  const alternative = {
    value: words,
    raw: title.text,
    place: { kind: "line", fileName, part, line } as const,
    confidence: 97,
    reason: `the line above says “${title.text}”`,
  };
  return { ...found, lines: found.lines.map((each) => ({ alternative, ...each })) };
}
