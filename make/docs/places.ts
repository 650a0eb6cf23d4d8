import type { Block, DocsPart, DocsPlace } from "#app/pages/resources/docs/docs-data.ts";
import { type DocsPage, docsPages } from "#app/pages/resources/docs/docs-pages.ts";

import { endpoints } from "./endpoints.ts";
import { overview, topicsIn } from "./texts.ts";

/** Every part of the documentation with the places on its page, in its order. */
export function docsParts(): DocsPart[] {
  return docsPages.map(docsPart);
}

function docsPart({ path, name, description }: DocsPage): DocsPart {
  const id = path.slice(path.lastIndexOf("/") + 1);
  const places =
    id === "reference"
      ? endpoints.map((endpoint) => ({
          id: endpoint.id,
          title: endpoint.summary,
          call: `${endpoint.method} ${endpoint.path}`,
        }))
      : topicsIn(id).map((topic) => ({ id: topic.id, title: topic.title, call: "" }));
  return { id, path, name, description, places };
}

/** Every place that a search can lead to, in the order of the documentation. */
export function docsPlaces(): DocsPlace[] {
  const { quickStarts, sdks } = overview();
  return [
    ...quickStarts.map(({ id, title, result, steps }) => ({
      path: `/resources/docs#${id}` as const,
      name: title,
      part: "Quick start",
      keywords: "quickstart tutorial",
      text: [result, ...steps.map(({ text }) => text)].join(" "),
    })),
    ...docsParts().flatMap((part) => (part.id === "reference" ? [] : topicPlaces(part))),
    ...endpoints.map(({ id, method, path, summary, parameters, description }) => ({
      path: `/resources/docs/reference#${id}` as const,
      name: `${method} ${path}`,
      part: "Reference",
      keywords: [summary, ...parameters.map(({ name }) => name)].join(" "),
      text: description,
    })),
    ...sdks.map(({ id, name, needs, note, listings }) => ({
      path: `/resources/docs#${id}` as const,
      name: `${name} SDK`,
      part: "SDK",
      keywords: `library client package ${listings[0]?.code}`,
      text: `${needs}. ${note}`,
    })),
  ];
}

function topicPlaces(part: DocsPart): DocsPlace[] {
  return topicsIn(part.id).map(({ id, title, keywords, blocks, wide }) => ({
    path: `${part.path}#${id}` as DocsPlace["path"],
    name: title,
    part: part.name,
    keywords,
    text: [...blocks, ...wide].map(blockText).join(" "),
  }));
}

/** What is said in a piece. Code in four languages says nothing that is looked for. */
function blockText(block: Block): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  if ("rows" in block) return block.rows.flatMap(({ cells }) => cells).join(" ");
  if ("heading" in block) return block.heading;
  return "code" in block ? `${block.caption} ${block.code}` : block.caption;
}
