import type { FileReading, SourceLine } from "../../source.ts";

const leastWrapped = 40;
/** "OM-1422 – 19" at the end of a line and "800,00 PLN" at the start of the next. */
const begun = /[\s:–—-]\d{1,3}$/u;
const goesOn =
  /^(?:\d{3}[.,  ])*\d{3}(?:[.,]\d{2})(?!\d)(?:\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr|zł|Kč))?/u;

/** A number that a line's end cuts within its thousands stands whole in the line where it began. */
export function withWholeFigures(file: FileReading): FileReading {
  const { lines } = file;
  const isCut = (line: SourceLine, next: SourceLine | undefined) =>
    next !== undefined &&
    line.text.length >= leastWrapped &&
    line.part === next.part &&
    line.isMailHead === next.isMailHead &&
    begun.test(line.text) &&
    goesOn.test(next.text);
  if (!lines.some((line, index) => isCut(line, lines[index + 1]))) return file;
  return {
    ...file,
    lines: lines.map((line, index) => {
      const [before, next] = [lines[index - 1], lines[index + 1]];
      const isRest = before !== undefined && isCut(before, line);
      const own = isRest ? line.text.replace(goesOn, "").trimStart() : line.text;
      const tail = isCut(line, next) ? ` ${goesOn.exec(next?.text ?? "")?.[0] ?? ""}` : "";
      return own === line.text && tail === "" ? line : { ...line, text: own + tail };
    }),
  };
}
