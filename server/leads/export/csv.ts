/** One line of RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

const leadingBreak = /^(?='*[\t\r\n])(?!['"\s\p{Cf}]*[=+\-@|%＝＋－＠])/u;
/** What readers may drop in front of a formula. The first part keeps the search from trying every place in it. */
const beforeFormula = /(?<!['"\s\p{Cf}])['"\s\p{Cf}]*(?=[=+\-@|%＝＋－＠])/gu;

/**
 * Spreadsheets run a cell that starts like a formula; an apostrophe in front makes it text. Where they expect semicolons
 * or tabs, our quotes do not hold a cell together: what follows one, or a line's end, is the start of another cell.
 */
function csvCell(value: string): string {
  const safe = value
    .replace(leadingBreak, "'")
    .replace(beforeFormula, (dropped: string, at: number, whole: string) => {
      const startsCell = at === 0 || whole[at - 1] === ";";
      return (startsCell ? "'" : "") + dropped.replace(/[\t\r\n]/g, "$&'");
    });
  return `"${safe.replaceAll('"', '""')}"`;
}
