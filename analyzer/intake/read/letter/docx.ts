import type { Findings, FoundPart } from "../findings.ts";
import { readHtml } from "../page/html.ts";
import { attributeOf, readXml, type XmlHandlers } from "../workbook/xml.ts";
import type { Zip } from "../workbook/zip.ts";
import { PageMarkup } from "./page-markup.ts";

/** Reads a Word document: the letterhead, the text and its tables, the foot. */
export async function readDocx(zip: Zip, findings: Findings, place: FoundPart): Promise<void> {
  const inFolder = (pattern: RegExp) => zip.names.filter((name) => pattern.test(name)).sort();
  const parts = [
    ...inFolder(/^word\/header\d*\.xml$/),
    "word/document.xml",
    ...inFolder(/^word\/footer\d*\.xml$/),
  ];
  const markup = new PageMarkup();
  for (const name of parts) readXml(await zip.wholeText(name), handlersFor(markup));
  readHtml(markup.toString(), findings, place);
}

interface OpenTable {
  column: number;
  /** By column: the cell that goes on in the rows below. */
  readonly tall: Map<number, string>;
  span: number;
  isContinued: boolean;
}

const longestRepeated = 500;

/** What Word keeps beside what it shows: an older drawing of a text box, what was deleted, where tabs stop. */
const unseen = /^(?:Fallback|del|moveFrom|tabs)$/;

function handlersFor(markup: PageMarkup): XmlHandlers {
  const tables: OpenTable[] = [];
  let isText = false;
  let unseenDepth = 0;
  return {
    open(name, attributes) {
      const table = tables.at(-1);
      if (unseen.test(name)) unseenDepth += 1;
      else if (unseenDepth > 0) return;
      else if (name === "t") isText = true;
      else if (name === "tab") markup.addTab();
      else if (name === "br" || name === "cr") markup.add("<br>");
      else if (name === "noBreakHyphen") markup.addText("-");
      else if (name === "p") markup.add("<p>");
      else if (name === "tbl") {
        markup.add("<table>");
        tables.push({ column: 0, tall: new Map(), span: 1, isContinued: false });
      } else if (name === "tr" && table) {
        markup.add("<tr>");
        table.column = 0;
      } else if (name === "tc" && table) {
        table.span = 1;
        table.isContinued = false;
        markup.begin();
      } else if (name === "gridSpan" && table) {
        table.span = Math.max(1, Number(attributeOf(attributes, "val")) || 1);
      } else if (name === "vMerge" && table) {
        table.isContinued = attributeOf(attributes, "val") !== "restart";
      }
    },
    text(text) {
      if (isText && unseenDepth === 0) markup.addText(text);
    },
    close(name) {
      const table = tables.at(-1);
      if (unseen.test(name)) unseenDepth -= 1;
      else if (unseenDepth > 0) return;
      else if (name === "t") isText = false;
      else if (name === "p") markup.add("</p>");
      else if (name === "tc" && table) {
        const own = markup.end();
        const content = table.isContinued ? (table.tall.get(table.column) ?? own) : own;
        // A name is repeated beside each row; a text that tall is not, and stands in its first row.
        if (content.length > longestRepeated) table.tall.delete(table.column);
        else table.tall.set(table.column, content);
        markup.add(`<td colspan="${table.span}">${content}</td>`);
        table.column += table.span;
      } else if (name === "tr") markup.add("</tr>");
      else if (name === "tbl") {
        tables.pop();
        markup.add("</table>");
      }
    },
  };
}
