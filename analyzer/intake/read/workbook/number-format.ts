import type { CellValue } from "../../source.ts";

/** Formats that a workbook uses by number, without writing them down. */
const builtInFormats: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm",
  19: "h:mm:ss",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  45: "mm:ss",
  46: "h:mm:ss",
  47: "mm:ss",
};

export type NumberFormat = (number: number, usesDates1904: boolean) => CellValue;

export function builtInFormat(id: number): NumberFormat {
  // 27 to 36 and 50 to 58 are dates of East Asian calendars.
  const isAsianDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return numberFormat(builtInFormats[id] ?? (isAsianDate ? "yyyy-mm-dd" : "General"));
}

/** Spreadsheets take no longer one. */
const longestFormat = 255;

export function numberFormat(code: string): NumberFormat {
  const sections = sectionsOf(code.length > longestFormat ? "General" : code);
  const bare = sections.map(withoutLiterals);
  const isTime = (section: string) => /[hs]/i.test(section) && !/general/i.test(section);
  if (bare.some((section) => /[dy]/i.test(section) || (/m/i.test(section) && !isTime(section)))) {
    return dateCell;
  }
  if (bare.some(isTime)) return (number) => ({ kind: "text", text: timeText(number) });
  const [positive, negative = positive, zero = positive] = sections.map((section, index) =>
    sectionText(section, index === 1),
  );
  const textOf = (number: number) =>
    (number < 0 ? negative : number === 0 ? zero : positive)!(number);
  return (number) => ({ kind: "number", number, text: textOf(number) });
}

function sectionsOf(code: string): string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+/g) ?? ["General"];
}

function withoutLiterals(section: string): string {
  return section.replaceAll(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|_.|\*./gi, "");
}

const dayMs = 86_400_000;
const lastSerial = 2_958_465;

function dateCell(serial: number, usesDates1904: boolean): CellValue {
  const days = Math.floor(serial) + (usesDates1904 ? 1_462 : 0);
  if (!(days >= 1 && days <= lastSerial)) {
    return { kind: "number", number: serial, text: generalText(serial) };
  }
  // Spreadsheets count a 29 February 1900 that never was: before it, they are a day ahead.
  const epoch = days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
  const date = new Date(epoch + days * dayMs).toISOString().slice(0, 10);
  return { kind: "date", date, text: date };
}

function timeText(number: number): string {
  const minutes = Math.round(number * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, "0")}`;
}

/** How one section of a format shows a number; the section for negative ones writes its own sign. */
function sectionText(section: string, isForNegative: boolean): (number: number) => string {
  const bare = withoutLiterals(section);
  const [digits] = /[0#?][0#?,]*(?:\.[0#?]*)?,*/.exec(bare) ?? [];
  if (bare.includes("/")) return generalText;
  const [before, after] = surround(section, "\0").split("\0");
  if (digits === undefined || /general|e[+-]/i.test(bare)) {
    return (number) => `${before}${generalText(number)}${after}`;
  }
  const [whole = "", decimals = ""] = digits.split(".");
  const format = new Intl.NumberFormat("en-US", {
    minimumIntegerDigits: Math.min(21, Math.max(1, whole.replaceAll(/[^0]/g, "").length)),
    minimumFractionDigits: Math.min(20, decimals.replaceAll(/[^0]/g, "").length),
    maximumFractionDigits: Math.min(20, decimals.replaceAll(",", "").length),
    useGrouping: /[0#?],[0#?]/.test(whole),
  });
  const thousands = /,*$/.exec(digits)![0].length;
  const factor = (bare.includes("%") ? 100 : 1) / 1_000 ** thousands;
  return (number) =>
    `${before}${format.format((isForNegative ? Math.abs(number) : number) * factor)}${after}`;
}

/** As a cell without a format shows a number: no noise of binary fractions. */
function generalText(number: number): string {
  return String(Number.isSafeInteger(number) ? number : Number(number.toPrecision(15)));
}

/** Puts back what a format says before and after the digits: "[$€-407] #,##0.00" gives "€ 1,234.50". */
function surround(section: string, digits: string): string {
  const literals = section
    .replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replaceAll(/\[[^\]]*\]|\*./g, "")
    .replaceAll(/_./g, " ");
  const tokens = literals.match(/"[^"]*"|\\.|[0#?.,]+|general|e[+-]0+|./gi) ?? [];
  let before = "";
  let after = "";
  let isPastDigits = false;
  for (const token of tokens) {
    if (/^(?:[0#?.,]+|general|e[+-]0+|@)$/i.test(token)) {
      isPastDigits = true;
    } else {
      const literal = token.replaceAll(/^"|"$|^\\/g, "");
      if (isPastDigits) after += literal;
      else before += literal;
    }
  }
  return `${before}${digits}${after}`.trim();
}
