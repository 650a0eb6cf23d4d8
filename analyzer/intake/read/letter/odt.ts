import type { Findings, FoundPart } from "../findings.ts";
import { readHtml } from "../page/html.ts";
import { refuseLocked } from "../workbook/ods.ts";
import { attributeOf, readXml, type XmlHandlers } from "../workbook/xml.ts";
import type { Zip } from "../workbook/zip.ts";
import { PageMarkup } from "./page-markup.ts";

/** Reads an OpenDocument text: its paragraphs and tables. */
export async function readOdt(zip: Zip, findings: Findings, place: FoundPart): Promise<void> {
  await refuseLocked(zip, "document");
  const markup = new PageMarkup();
  readXml(await zip.wholeText("content.xml"), handlersFor(markup));
  readHtml(markup.toString(), findings, place);
}

const tags: Readonly<Record<string, string>> = {
  p: "p",
  h: "p",
  table: "table",
  "table-row": "tr",
  "table-cell": "td",
};

/** Comments, and what was deleted. */
const unseen = /^(?:annotation|tracked-changes)$/;

function handlersFor(markup: PageMarkup): XmlHandlers {
  let paragraphDepth = 0;
  let unseenDepth = 0;
  return {
    open(name, attributes) {
      const tag = tags[name];
      if (unseen.test(name)) unseenDepth += 1;
      else if (unseenDepth > 0) return;
      else if (name === "tab") markup.addTab();
      else if (name === "line-break") markup.add("<br>");
      else if (name === "s") {
        const count = Number(attributeOf(attributes, "c") ?? 1);
        markup.add("&nbsp;".repeat(Math.min(100, count || 1)));
      } else if (name === "table-cell") {
        const span = (way: string) => attributeOf(attributes, `number-${way}-spanned`) ?? "1";
        markup.add(`<td colspan="${span("columns")}" rowspan="${span("rows")}">`);
      } else if (tag) markup.add(`<${tag}>`);
      if (tag === "p") paragraphDepth += 1;
    },
    text(text) {
      if (paragraphDepth > 0 && unseenDepth === 0) markup.addText(text);
    },
    close(name) {
      const tag = tags[name];
      if (unseen.test(name)) unseenDepth -= 1;
      else if (unseenDepth === 0 && tag) {
        markup.add(`</${tag}>`);
        if (tag === "p") paragraphDepth -= 1;
      }
    },
  };
}
