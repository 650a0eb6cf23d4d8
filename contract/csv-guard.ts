const leadingBreak = /^(?='*[\t\r\n])(?!['"\s\p{Cf}]*[=+\-@|%＝＋－＠])/u;
/** What readers may drop in front of a formula. The first part keeps the search from trying every place in it. */
const beforeFormula = /(?<!['"\s\p{Cf}])['"\s\p{Cf}]*(?=[=+\-@|%＝＋－＠])/gu;

/**
 * Spreadsheets run a cell that starts like a formula; an apostrophe in front makes it text. Where they expect another
 * separator than the file's, its quotes do not hold a cell together: what follows one, or a line's end, starts a cell.
 */
export function withoutFormulas(text: string, separator: "," | ";" = ","): string {
  const other = separator === "," ? ";" : ",";
  return text
    .replace(leadingBreak, "'")
    .replace(beforeFormula, (dropped: string, at: number, whole: string) => {
      const startsCell = at === 0 || whole[at - 1] === other;
      return (startsCell ? "'" : "") + dropped.replace(/[\t\r\n]/g, "$&'");
    });
}
