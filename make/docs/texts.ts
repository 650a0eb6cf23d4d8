import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import {
  type Block,
  type QuickStart,
  sampleLanguages,
  type Samples,
  type Sdk,
  type Topic,
} from "#app/pages/resources/docs/docs-data.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { compileProse } from "#app/prose/markdown/compile-prose.ts";
import { type ProseElement, type ProseNode, proseText } from "#app/prose/prose.ts";
import { measuredReading } from "#app/site/facts/measured-reading.ts";
import type { SiteAddress } from "#app/ui/site-link.tsx";

import { answerOf, apiDocument, operations } from "./api-document.ts";
import { problems, responseText } from "./endpoints.ts";
import { withFacts } from "./facts.ts";

export const docsFolder = fileURLToPath(new URL("../../app/prose/docs", import.meta.url));

type Node = ProseNode<string>;
type Element = ProseElement<string>;

const { files, formats, unseen } = measuredReading;
const { pagination } = answerOf("/api/v1/vendors") as {
  pagination: { limit: number; total: number };
};
const pageStarts = Array.from(
  { length: Math.ceil(pagination.total / pagination.limit) },
  (_, page) => page * pagination.limit,
);

/** Tables that follow from records, and a listing from the OpenAPI file. */
const made = {
  table: {
    scopes: markdownTable(
      ["Scope", "Lets the key", "Call"],
      operations.map(({ path, method, operation }) => [
        `\`${operation["x-scope"]}\``,
        operation.summary,
        `\`${method} ${path}\``,
      ]),
    ),
    calls: markdownTable(
      ["Call", "What it does"],
      operations.map(({ path, method, operation }) => [`\`${method} ${path}\``, operation.summary]),
    ),
    formats: markdownTable(
      ["Format", "Quotes", "Read right", "Right once typed"],
      formats.map(({ name, count, read, typed }) => [name, `${count}`, `${read}`, `${typed}`]),
    ),
    silent: markdownTable(
      ["Wrong without a question", "Files", "A value", "A missing line"],
      [
        ["New quotes, when first read", unseen.count, unseen.silentlyWrong, unseen.linesLost],
        ["All files, as read today", files.count, files.silentlyWrong, files.linesLost],
      ].map((cells) =>
        cells.map((cell) => (typeof cell === "number" ? groupDigits(cell) : `${cell}`)),
      ),
    ),
    pages: markdownTable(
      ["Request", "Rows", "`next_offset`"],
      pageStarts.map((offset) => {
        const end = Math.min(offset + pagination.limit, pagination.total);
        return [
          `\`?limit=${pagination.limit}&offset=${offset}\``,
          `${offset + 1} to ${end} of ${pagination.total}`,
          `\`${end < pagination.total ? end : null}\``,
        ];
      }),
    ),
    events: markdownTable(
      ["Event", "When"],
      Object.entries(apiDocument.webhooks).map(([event, { post }]) => [
        `\`${event}\``,
        post.summary,
      ]),
    ),
    errors: markdownTable(
      ["Status", "Title", "What to do"],
      problems.map(({ anchor, status, title, remedy }) => [
        `{#${anchor}} \`${status}\``,
        title,
        remedy,
      ]),
    ),
  },
  listing: {
    delivery: responseText(
      apiDocument.webhooks["analysis.completed"]!.post.requestBody.content["application/json"]!
        .example,
    ),
  },
};

export function markdownTable(columns: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A text of the documentation with its facts and tables. */
export function docsText(id: string): string {
  return withFacts(readFileSync(`${docsFolder}/${id}.md`, "utf8"), made);
}

interface Section {
  id: string;
  title: string;
  nodes: Node[];
}

/** What stands under each heading of a level. */
function sectionsOf(nodes: readonly Node[], level: "h2" | "h3"): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    if (isElement(node, level)) {
      sections.push({ id: node.id, title: proseText(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

function compiled(id: string, text = docsText(id)): Node[] {
  return compileProse(`app/prose/docs/${id}.md`, text, 1, { needsCaptions: false }).body;
}

/** The topics of a page, each under its heading. */
export function topicsIn(id: string): Topic[] {
  const text = docsText(id);
  const keywords = text.split(/^## /m).slice(1);
  return sectionsOf(compiled(id, text), "h2").map(({ nodes, ...section }, index) => {
    const rule = nodes.findIndex((node) => isElement(node, "hr"));
    const [beside, wide] = rule < 0 ? [nodes, []] : [nodes.slice(0, rule), nodes.slice(rule + 1)];
    const last = beside.at(-1);
    const see = last && isElement(last, "ul") ? last.children.flatMap(linkIn) : [];
    return {
      ...section,
      keywords: /<!-- keywords: (.*) -->/.exec(keywords[index] ?? "")?.[1] ?? "",
      blocks: blocksOf(see.length > 0 ? beside.slice(0, -1) : beside),
      see,
      wide: blocksOf(wide),
    };
  });
}

/** Pieces as the page shows them. Four listings in the four languages are one thing, and “Bars: …” belongs to its table. */
function blocksOf([first, ...rest]: readonly Node[]): Block[] {
  if (first === undefined || typeof first === "string") return [];
  const [next] = rest;
  if (first.tag === "p" && next && isElement(next, "table")) {
    const bars = /^Bars: (.*)$/.exec(proseText(first))?.[1]?.split(", ");
    if (bars) return [{ ...tableOf(next), bars }, ...blocksOf(rest.slice(1))];
  }
  const listings = [first, ...rest.slice(0, sampleLanguages.length - 1)];
  if (sampleLanguages.every(({ fence }, at) => languageOf(listings[at]) === fence)) {
    const samples = sampleLanguages.map(({ id }, at) => [id, { text: proseText(listings[at]!) }]);
    return [
      { samples: Object.fromEntries(samples) as Samples, caption: captionOf(first) },
      ...blocksOf(rest.slice(listings.length - 1)),
    ];
  }
  return [blockOf(first), ...blocksOf(rest)];
}

function blockOf(node: Element): Block {
  switch (node.tag) {
    case "p":
      return inline(node.children);
    case "h3":
      return { heading: proseText(node), id: node.id };
    case "ul":
      return { list: node.children.map((item) => inline([item])) };
    case "table":
      return tableOf(node);
    case "pre":
      return node.language === "waits"
        ? { waitMinutes: node.text.split(" ").map(Number), caption: captionOf(node) }
        : { code: node.text, caption: captionOf(node) };
    default:
      throw new Error(`The documentation cannot show ${node.tag}.`);
  }
}

function tableOf({ columns, rows }: Extract<Element, { tag: "table" }>) {
  return {
    columns: columns.map(({ head }) => inline(head)),
    rows: rows.map((row) => {
      const [first = "", ...others] = row.map(inline);
      const named = /^\{#(?<id>[\w-]+)\} (?<text>.*)$/.exec(first)?.groups;
      return named
        ? { id: named["id"]!, cells: [named["text"]!, ...others] }
        : { cells: [first, ...others] };
    }),
  };
}

/** Words in a line, code between backticks. */
function inline(nodes: readonly Node[]): string {
  return nodes
    .map((node): string => {
      if (typeof node === "string") return node;
      if (node.tag === "code") return `\`${node.text}\``;
      return "children" in node ? inline(childrenOf(node)) : proseText(node);
    })
    .join("");
}

function linkIn(node: Node) {
  const [link, ...others] = childrenOf(node);
  if (!link || others.length > 0 || !isElement(link, "a")) return [];
  return [{ label: proseText(link), to: link.href as SiteAddress }];
}

const childrenOf = (node: Node): Node[] =>
  typeof node !== "string" && "children" in node ? node.children : [];
const languageOf = (node?: Node) => (node && isElement(node, "pre") ? node.language : undefined);
const captionOf = (node: Node) => (isElement(node, "pre") ? (node.caption ?? "") : "");

function isElement<Tag extends Element["tag"]>(
  node: Node,
  tag: Tag,
): node is Element & { tag: Tag } {
  return typeof node !== "string" && node.tag === tag;
}

/** The ways in, and the libraries. */
export function overview(): { quickStarts: QuickStart[]; sdks: Sdk[] } {
  const [starts = [], libraries = []] = sectionsOf(compiled("overview"), "h2").map(({ nodes }) =>
    sectionsOf(nodes, "h3"),
  );
  return { quickStarts: starts.map(quickStart), sdks: libraries.map(sdk) };
}

function quickStart({ id, title, nodes: [result = "", list = ""] }: Section): QuickStart {
  const steps = childrenOf(list).map((item) => {
    const link = childrenOf(item).find((child) => isElement(child, "a"));
    const told = inline(childrenOf(item).filter((child) => child !== link)).trim();
    const parts = /^(?<text>.*) \((?<minutes>\d+) min\)$/.exec(told)?.groups;
    if (!parts) throw new Error(`app/prose/docs/overview.md: a step without its minutes: ${told}`);
    return {
      text: parts["text"]!,
      minutes: Number(parts["minutes"]),
      ...(link ? { see: { label: proseText(link), to: link.href as SiteAddress } } : {}),
    };
  });
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return { id, title, result: inline([result]), minutes, steps };
}

function sdk({ id, title, nodes }: Section): Sdk {
  const [needs = "", note = "", ...listings] = blocksOf(nodes);
  return {
    id,
    name: title,
    needs: String(needs),
    note: String(note),
    listings: listings.flatMap((block) =>
      typeof block === "object" && "code" in block ? [block] : [],
    ),
  };
}
