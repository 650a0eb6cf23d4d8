import type { Nodes, PhrasingContent, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { draw } from "#app/art/drawings.ts";

import {
  type Prose,
  type ProseHeading,
  type ProseNode,
  type ProseTable,
  proseText,
} from "../prose.ts";

import { equation } from "./expression.ts";
import { withTableFigures } from "./table-figures.ts";
import { readMinutes } from "./read-minutes.ts";

type Node = ProseNode<string>;

const parser = unified().use(remarkParse).use(remarkGfm);

const tableCaption = /^Table: /;
const noteMark = /^\[!NOTE\] ?(?<title>[^\n]*)\n?/;

interface CompileOptions {
  /** Whether a table stands under a caption, or its heading says enough. */
  needsCaptions?: boolean;
}

/** Markdown to a tree of what our pages can show. What they cannot show is an error that names the file and line. */
export function compileProse(
  file: string,
  text: string,
  firstLine = 1,
  { needsCaptions = true }: CompileOptions = {},
): Prose<string> {
  const compiler = new Compiler(file, firstLine, needsCaptions);
  const body = compiler.blocks(parser.parse(text).children);
  return { body, contents: compiler.contents, readMinutes: readMinutes(body) };
}

class Compiler {
  readonly contents: ProseHeading[] = [];
  readonly #file: string;
  /** Of the text, in its file. */
  readonly #firstLine: number;
  readonly #needsCaptions: boolean;
  readonly #ids = new Set<string>();
  /** Those so far, the last one first. */
  readonly #tables: ProseTable<string>[] = [];
  #depth = 1;

  constructor(file: string, firstLine: number, needsCaptions: boolean) {
    this.#file = file;
    this.#firstLine = firstLine;
    this.#needsCaptions = needsCaptions;
  }

  blocks(nodes: readonly RootContent[]): Node[] {
    const shown = nodes.filter((node) => !isComment(node));
    return shown.flatMap((node, index) => {
      if (captionOf(node) !== null && shown[index + 1]?.type === "table") return [];
      if (node.type === "table") return [this.#table(node, captionOf(shown[index - 1]))];
      return [this.#block(node)];
    });
  }

  #block(node: RootContent): Node {
    switch (node.type) {
      case "paragraph": {
        const [only] = node.children;
        return only?.type === "image" && node.children.length === 1
          ? this.#figure(only)
          : { tag: "p", children: this.#phrases(node.children) };
      }
      case "heading":
        return this.#heading(node);
      case "list": {
        const children = this.blocks(node.children);
        return node.ordered
          ? { tag: "ol", start: node.start ?? 1, children }
          : { tag: "ul", children };
      }
      case "listItem": {
        // A tight item is one line: its paragraph would only add space.
        const [first, ...rest] = node.children;
        return {
          tag: "li",
          ...(typeof node.checked === "boolean" ? { isTask: true } : {}),
          children:
            first?.type === "paragraph" && !node.spread
              ? [...this.#phrases(first.children), ...this.blocks(rest)]
              : this.blocks(node.children),
        };
      }
      case "blockquote":
        return this.#quote(node);
      case "code":
        return {
          tag: "pre",
          language: node.lang ?? "text",
          ...(node.meta ? { caption: node.meta } : {}),
          text: node.value,
        };
      case "thematicBreak":
        return { tag: "hr" };
      default:
        return this.#refuse(node, `${node.type} is not supported`);
    }
  }

  #phrases(nodes: readonly PhrasingContent[]): Node[] {
    return nodes.flatMap((node) =>
      node.type === "text"
        ? withCalculations(node.value.replaceAll("\n", " "))
        : [this.#phrase(node)],
    );
  }

  #phrase(node: PhrasingContent): Node {
    switch (node.type) {
      case "emphasis":
        return { tag: "em", children: this.#phrases(node.children) };
      case "strong":
        return { tag: "strong", children: this.#phrases(node.children) };
      case "delete":
        return { tag: "del", children: this.#phrases(node.children) };
      case "inlineCode":
        return { tag: "code", text: node.value };
      case "break":
        return { tag: "br" };
      case "link":
        return this.#link(node);
      case "html":
        return isComment(node) ? "" : this.#refuse(node, "HTML is not supported");
      default:
        return this.#refuse(node, `${node.type} is not supported inside a line`);
    }
  }

  #heading(node: Extract<RootContent, { type: "heading" }>): Node {
    const { depth } = node;
    if (depth < 2 || depth > 4 || depth > this.#depth + 1) {
      return this.#refuse(node, `a heading of level ${depth} after one of level ${this.#depth}`);
    }
    this.#depth = depth;
    const { children, name } = withoutName(this.#phrases(node.children));
    const text = children.map(proseText).join("");
    const id = this.#freshId(name ?? text);
    if (depth < 4) this.contents.push({ id, text, depth: depth as 2 | 3 });
    return { tag: `h${depth as 2 | 3 | 4}`, id, children };
  }

  #freshId(text: string): string {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
    let id = slug;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${slug}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #link(node: Extract<PhrasingContent, { type: "link" }>): Node {
    if (!/^(\/(?!\/)|#|mailto:)/.test(node.url)) {
      return this.#refuse(node, `${node.url} leaves the site: name the source, without a link`);
    }
    return { tag: "a", href: node.url, children: this.#phrases(node.children) };
  }

  #figure(node: Extract<PhrasingContent, { type: "image" }>): Node {
    const [scheme, name = ""] = node.url.split(/:(.*)/);
    if ((scheme !== "drawing" && scheme !== "photo") || name === "") {
      return this.#refuse(
        node,
        "an image must be drawing:<name> or photo:<file in app/prose/photos>",
      );
    }
    if (!node.alt) return this.#refuse(node, `a ${scheme} needs what it shows between [ and ]`);
    if (scheme === "photo") return { tag: "photo", photo: name, caption: node.alt };
    try {
      const drawing = withTableFigures(decodeURIComponent(name), this.#tables);
      draw(drawing);
      return { tag: "figure", drawing, caption: node.alt };
    } catch (error) {
      return this.#refuse(node, error instanceof Error ? error.message : String(error));
    }
  }

  #quote(node: Extract<RootContent, { type: "blockquote" }>): Node {
    const [first, ...rest] = node.children;
    const [opening] = first?.type === "paragraph" ? first.children : [];
    const mark = opening?.type === "text" ? noteMark.exec(opening.value) : null;
    if (first?.type !== "paragraph" || opening?.type !== "text" || !mark) {
      return { tag: "blockquote", children: this.blocks(node.children) };
    }
    const remainder = [
      { ...opening, value: opening.value.slice(mark[0].length) },
      ...first.children.slice(1),
    ];
    return {
      tag: "note",
      title: mark.groups?.["title"] || "Note",
      children: [{ tag: "p", children: this.#phrases(remainder) }, ...this.blocks(rest)],
    };
  }

  #table(node: Table, caption: string | null): Node {
    if (caption === null && this.#needsCaptions) {
      return this.#refuse(node, "a table needs a paragraph “Table: …” before it, its caption");
    }
    const [head, ...rows] = node.children.map(({ children }) =>
      children.map((cell) => this.#phrases(cell.children)),
    );
    const table: ProseTable<string> = {
      tag: "table",
      caption: caption ?? "",
      columns: (head ?? []).map((cell, index) => ({
        align: node.align?.[index] ?? "left",
        head: cell,
      })),
      rows,
    };
    this.#tables.unshift(table);
    return table;
  }

  #refuse(node: Nodes, problem: string): never {
    const line = this.#firstLine + (node.position?.start.line ?? 1) - 1;
    throw new Error(`${this.#file}:${line}: ${problem}`);
  }
}

/** A heading's words, without the id that it may end with: `## Reading accuracy {#accuracy}`. */
function withoutName(children: Node[]): { children: Node[]; name?: string } {
  const last = children.at(-1);
  const parts =
    typeof last === "string" ? /^(?<words>.*) \{#(?<name>[\w-]+)\}$/.exec(last)?.groups : undefined;
  if (!parts) return { children };
  return { children: [...children.slice(0, -1), parts["words"]!], name: parts["name"]! };
}

/** The text, its equations set apart. */
function withCalculations(text: string): Node[] {
  const parts: Node[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(equation)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ tag: "calculation", text: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function isComment(node: Nodes): boolean {
  return node.type === "html" && /^<!--[\s\S]*-->$/.test(node.value.trim());
}

/** A paragraph “Table: …” is the caption of the table after it. */
function captionOf(node: RootContent | undefined): string | null {
  const [first] = node?.type === "paragraph" ? node.children : [];
  if (first?.type !== "text" || !tableCaption.test(first.value)) return null;
  return first.value.replace(tableCaption, "").replaceAll("\n", " ");
}
