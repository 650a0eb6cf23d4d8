import type { Findings, FoundPart } from "../findings.ts";
import { addGrid } from "../grid.ts";
import { decodeHtmlEntities } from "./html-entities.ts";
import { HtmlTable } from "./html-table.ts";
import { limits, tooDeep, type SizeBudget } from "../limits.ts";
import { addText } from "../../read-text.ts";

/** Elements that begin and end a line of their own. */
const blocks =
  /^(?:p|div|br|li|ul|ol|tr|h[1-6]|pre|blockquote|section|article|hr|table|address|center|dt|dd)$/;
/** Elements whose content is not shown. */
const unseen = /^(?:script|style|title|head|noscript|template|svg)$/;

/** Reads the tables of a page or a mail; what stands around them is read as text. */
export function readHtml(html: string, findings: Findings, place: FoundPart): void {
  const page = new PageReader(findings.budget);
  scanTags(html, page);
  const { tables, text } = page.end();
  for (const { rows, merges } of tables) addGrid(findings, place, rows, merges);
  addText(text, findings, place);
}

interface TagHandlers {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

function scanTags(html: string, handlers: TagHandlers): void {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open === -1 ? -1 : html.indexOf(">", open);
    if (end === -1) break;
    if (open > at) handlers.text(html.slice(at, open));
    const tag = /^<(\/?)([a-z][\w:-]*)/i.exec(html.slice(open, open + 40));
    const name = tag?.[2]?.toLowerCase() ?? "";
    at = end + 1;
    if (html.startsWith("<!--", open)) {
      const commentEnd = html.indexOf("-->", open);
      at = commentEnd === -1 ? html.length : commentEnd + 3;
    } else if (tag?.[1] === "/") {
      handlers.close(name);
    } else if (tag && unseen.test(name)) {
      at = html[end - 1] === "/" ? at : closingTag(html, name, end);
    } else if (tag) {
      handlers.open(name, html.slice(open + tag[0].length, end));
    } else if (!/^<[!?]/.test(html.slice(open, open + 2))) {
      handlers.text("<");
      at = open + 1;
    }
  }
  handlers.text(html.slice(at));
}

function closingTag(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}`, "gi");
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

/** Follows the tags: cells go to their table, the rest to lines. */
class PageReader implements TagHandlers {
  readonly #tables: HtmlTable[] = [];
  readonly #open: HtmlTable[] = [];
  readonly #budget: SizeBudget;
  #text: string[] = [];
  #preDepth = 0;

  constructor(budget: SizeBudget) {
    this.#budget = budget;
  }

  open(name: string, attributes: string): void {
    const table = this.#open.at(-1);
    if (name === "table") {
      table?.markOuter();
      if (this.#open.length >= limits.tableDepth) throw tooDeep();
      this.#open.push(new HtmlTable(this.#budget));
    } else if (table && name === "tr") {
      table.startRow();
    } else if (table && (name === "td" || name === "th")) {
      table.startCell(spanOf(attributes, "rowspan"), spanOf(attributes, "colspan"));
    } else {
      if (name === "pre") this.#preDepth += 1;
      if (blocks.test(name)) this.#write("\n");
    }
  }

  close(name: string): void {
    const table = this.#open.at(-1);
    if (name === "table") this.#endTable();
    else if (table && (name === "td" || name === "th")) table.endCell();
    else if (table && name === "tr") table.endRow();
    else {
      if (name === "pre") this.#preDepth = Math.max(0, this.#preDepth - 1);
      if (blocks.test(name)) this.#write("\n");
    }
  }

  text(text: string): void {
    const shown = this.#preDepth > 0 ? text : text.replaceAll(/[ \t\r\n\f]+/g, " ");
    this.#write(decodeHtmlEntities(shown));
  }

  end(): { tables: readonly HtmlTable[]; text: string } {
    while (this.#open.length > 0) this.#endTable();
    const lines = this.#text.join("").replaceAll("\u00a0", " ").split("\n");
    return { tables: this.#tables, text: lines.map((line) => line.trimEnd()).join("\n") };
  }

  #write(text: string): void {
    const table = this.#open.at(-1);
    if (table?.isInCell) table.addText(text);
    else this.#text.push(text);
  }

  /** A table that lays out a page, or holds one line, is text. */
  #endTable(): void {
    const table = this.#open.pop();
    if (!table) return;
    table.endRow();
    this.#write("\n");
    if (table.isData) this.#tables.push(table);
    else this.#write(`${table.textLines.join("\n")}\n`);
  }
}

const spans = {
  rowspan: /\srowspan\s*=\s*["']?\s*(\d{1,4})/i,
  colspan: /\scolspan\s*=\s*["']?\s*(\d{1,4})/i,
};

function spanOf(attributes: string, name: keyof typeof spans): number {
  const span = Number(spans[name].exec(attributes)?.[1] ?? 1);
  return span >= 1 && span <= 1_000 ? span : 1;
}
