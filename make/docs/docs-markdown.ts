import { sampleLanguages } from "#app/pages/resources/docs/docs-data.ts";
import { type DocsPage, docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import { brand } from "#app/site/brand.ts";

import { apiDocument } from "./api-document.ts";
import { endpoints } from "./endpoints.ts";
import { docsText, markdownTable } from "./texts.ts";

const { title, description: notice } = apiDocument.info;

/** The whole documentation as one Markdown file, from the texts that its pages are made from. */
export function docsMarkdown(siteUrl: string): string {
  const address = `${siteUrl}/resources/docs`;
  return file(siteUrl, [
    `# ${title}: documentation`,
    `> ${notice}`,
    `The page: ${address}. The OpenAPI file: ${address}/openapi.json`,
    plain(docsText("overview")),
    ...docsPages.flatMap((page) => [`## ${page.name}`, oneLevelDown(partMarkdown(page))]),
    "## Support",
    `${brand.mailboxes.support}, or ${siteUrl}/company/contact`,
  ]);
}

export function docsPageMarkdown(page: DocsPage, siteUrl: string): string {
  return file(siteUrl, [
    `# ${page.title}`,
    `> ${notice}`,
    page.description,
    `The page: ${siteUrl}${page.path}`,
    partMarkdown(page),
  ]);
}

function partMarkdown({ path }: DocsPage): string {
  if (!path.endsWith("/reference")) return plain(docsText(path.slice(path.lastIndexOf("/") + 1)));
  const parts = endpoints.flatMap((endpoint) => [
    `## ${endpoint.method} ${endpoint.path}`,
    `${endpoint.summary}. ${endpoint.description} Scope: \`${endpoint.scope}\`.`,
    markdownTable(
      ["Parameter", "Type", "Required", "What it is"],
      endpoint.parameters.map(({ name, type, isRequired, description }) => [
        `\`${name}\``,
        type,
        isRequired ? "yes" : "no",
        description,
      ]),
    ),
    ...sampleLanguages.map(
      ({ id, label, fence }) => `\`\`\`${fence} ${label}\n${endpoint.samples[id].text}\n\`\`\``,
    ),
    ...endpoint.responses.flatMap(({ status, description, mediaType, text }) => [
      `**${status}** ${description}`,
      `\`\`\`${mediaType === "application/json" ? "json" : ""}\n${text}\n\`\`\``,
    ]),
  ]);
  return parts.join("\n\n");
}

/** A text without what only the page reads: keywords, ids, what bars mean, rules between widths. */
function plain(text: string): string {
  return text
    .replaceAll(/^(?:<!--.*-->|Bars: .*|---)\n\n/gm, "")
    .replaceAll(/```waits (.*)\n.*\n```/g, "*Figure: $1*")
    .replaceAll(/ \{#[\w-]+\}(?=$| `)/gm, "")
    .trim();
}

function oneLevelDown(text: string): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/^#/gm, "##") : part))
    .join("");
}

/** Addresses in full: a Markdown file is read away from the site. */
function file(siteUrl: string, parts: readonly string[]): string {
  return `${parts.join("\n\n").replaceAll(/\]\((\/[^)]*)\)/g, `](${siteUrl}$1)`)}\n`;
}
