import type drawing from "drawing:bracket";

/** Where a drawing's file is, and how large its sheet. */
export type ProseDrawing = typeof drawing;

/** A photograph at its sizes, as the build made them (make/plugins/photos-plugin.ts). */
export interface ProsePhoto {
  width: number;
  height: number;
  /** For `srcset`, smallest first. */
  avif: string;
  webp: string;
  /** A JPEG file of the middle size, for a browser that knows neither of them. */
  src: string;
}

/**
 * Text of a Markdown file, compiled at build. A tree and not HTML, because Trusted Types keep the browser from
 * reading HTML out of a string. `Drawing` is a drawing's name until the build puts its file in the place.
 */
export type ProseNode<Drawing = ProseDrawing> = string | ProseElement<Drawing>;

export type ProseElement<Drawing = ProseDrawing> =
  | {
      tag: "p" | "em" | "strong" | "del" | "ul" | "blockquote";
      children: ProseNode<Drawing>[];
    }
  /** A task is an item to tick, `- [ ]` in Markdown. */
  | { tag: "li"; isTask?: true; children: ProseNode<Drawing>[] }
  | { tag: "h2" | "h3" | "h4"; id: string; children: ProseNode<Drawing>[] }
  | { tag: "ol"; start: number; children: ProseNode<Drawing>[] }
  /** Within the site only: `/…`, `#…` or `mailto:`. */
  | { tag: "a"; href: string; children: ProseNode<Drawing>[] }
  | { tag: "br" | "hr" }
  | { tag: "code"; text: string }
  /** An equation in the line, such as 400 × $9.18 = $3,672. */
  | { tag: "calculation"; text: string }
  /** A listing; what stands behind its language is its caption. */
  | { tag: "pre"; language: string; caption?: string; text: string }
  | ProseTable<Drawing>
  | { tag: "figure"; drawing: Drawing; caption: string }
  /** Its file's name until the build puts its sizes in the place. */
  | { tag: "photo"; photo: string | ProsePhoto; caption: string }
  /** A flag note, set apart from the text. */
  | { tag: "note"; title: string; children: ProseNode<Drawing>[] };

export interface ProseTable<Drawing = ProseDrawing> {
  tag: "table";
  caption: string;
  columns: { align: "left" | "right" | "center"; head: ProseNode<Drawing>[] }[];
  rows: ProseNode<Drawing>[][][];
}

/** A line of the table of contents. */
export interface ProseHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** What is made of a Markdown file's text. */
export interface Prose<Drawing = ProseDrawing> {
  body: ProseNode<Drawing>[];
  contents: ProseHeading[];
  readMinutes: number;
}

/** The words of a node, without its marks. */
export function proseText(node: ProseNode<unknown>): string {
  if (typeof node === "string") return node;
  switch (node.tag) {
    case "br":
    case "hr":
      return " ";
    case "code":
    case "calculation":
    case "pre":
      return node.text;
    case "figure":
    case "photo":
      return node.caption;
    case "table":
      return [
        node.caption,
        ...node.columns.map(({ head }) => joined(head)),
        ...node.rows.flat().map(joined),
      ].join(" ");
    case "note":
      return `${node.title} ${spaced(node.children)}`;
    case "ul":
    case "ol":
    case "li":
    case "blockquote":
      return spaced(node.children);
    default:
      return joined(node.children);
  }
}

/** What nodes say together, in a cell or a line. */
export function joined(nodes: readonly ProseNode<unknown>[] = []): string {
  return nodes.map(proseText).join("");
}

function spaced(nodes: ProseNode<unknown>[]): string {
  return nodes.map(proseText).join(" ");
}
