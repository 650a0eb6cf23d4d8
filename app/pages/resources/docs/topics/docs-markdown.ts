import { apiDocument } from "../api/api-document.ts";
import { completedEvent } from "../api/examples.ts";
import { sampleLanguages } from "../api/languages.ts";
import { signatureCheck } from "../api/signature-check.ts";
import { brand } from "#app/site/brand.ts";
import { type Block, blocksOf, type FurtherReading, type Topic } from "./blocks.ts";
import { type DocsPage, docsPages } from "../docs-pages.ts";
import { type QuickStart, quickStarts } from "./quick-starts.ts";
import { type Sdk, sdks } from "./sdks.ts";
import { topicGroups } from "./topic-groups.ts";
import { listingText } from "../samples/code-listing.ts";
import { type Endpoint, endpoints, type ParameterRow } from "../samples/operations.ts";
import { requestSample } from "../samples/request-sample.ts";

import { quickStartMinutes } from "./quick-start-minutes.ts";
import { responseText } from "./response-text.ts";

const fenceNames = { curl: "sh", javascript: "js", python: "python", java: "java" };

/** The whole documentation as one Markdown file, from the records that its pages are made from. */
export function docsMarkdown(siteUrl: string): string {
  const address = `${siteUrl}/resources/docs`;
  return file(siteUrl, [
    `# ${apiDocument.info.title}: documentation`,
    `> ${apiDocument.info.description}`,
    `The page: ${address}. The OpenAPI file: ${address}/openapi.json`,
    "## Quick starts",
    ...quickStarts.flatMap(quickStartMarkdown),
    ...docsPages.flatMap(({ path, name }) => [`## ${name}`, ...partMarkdown(path)]),
    "## SDKs",
    ...sdks.flatMap(sdkMarkdown),
    "## Support",
    `${brand.mailboxes.support}, or ${siteUrl}/company/contact`,
  ]);
}

/** One page of the documentation as Markdown. */
export function docsPageMarkdown({ path, title, description }: DocsPage, siteUrl: string): string {
  return file(siteUrl, [
    `# ${title}`,
    `> ${apiDocument.info.description}`,
    description,
    `The page: ${siteUrl}${path}`,
    `## ${apiDocument.info.title}`,
    ...partMarkdown(path),
  ]);
}

function partMarkdown(path: DocsPage["path"]): string[] {
  const group = topicGroups.find(({ id }) => path.endsWith(`/${id}`));
  if (!group) return endpoints(apiDocument).flatMap(endpointMarkdown);
  const deliveries = [
    "### Sample delivery",
    fence("json", responseText(completedEvent)),
    "### Signature check",
    ...sampleLanguages.flatMap(({ id, label }) => [
      `**${label}**`,
      fence(fenceNames[id], signatureCheck[id]),
    ]),
  ];
  return [...group.topics.flatMap(topicMarkdown), ...(group.id === "events" ? deliveries : [])];
}

function quickStartMarkdown(quickStart: QuickStart): string[] {
  const { title, result, steps } = quickStart;
  return [
    `### ${title} (${quickStartMinutes(quickStart)} min)`,
    result,
    steps
      .map(
        ({ text, minutes, see }, index) =>
          `${index + 1}. ${text} (${minutes} min)${see ? ` ${link(see)}` : ""}`,
      )
      .join("\n"),
  ];
}

function topicMarkdown(topic: Topic): string[] {
  const { title, see = [] } = topic;
  return [
    `### ${title}`,
    ...blocksOf(topic).map(blockMarkdown),
    ...(see.length > 0 ? [see.map((reading) => `- ${link(reading)}`).join("\n")] : []),
  ];
}

function endpointMarkdown(endpoint: Endpoint): string[] {
  const { method, path, summary, description, scope, parameters, request, responses } = endpoint;
  return [
    `### ${method} ${path}`,
    `${summary}. ${description} Scope: \`${scope}\`.`,
    table(["Parameter", "Type", "Required", "What it is"], parameters.map(parameterCells)),
    ...sampleLanguages.flatMap(({ id, label }) => [
      `**${label}**`,
      fence(fenceNames[id], listingText(requestSample(request, id))),
    ]),
    ...responses.flatMap(({ status, description, mediaType, example }) => [
      `**${status}** ${description}`,
      fence(mediaType === "application/json" ? "json" : "", responseText(example)),
    ]),
  ];
}

function parameterCells({ name, type, isRequired, description, default: preset }: ParameterRow) {
  const unless = preset === undefined ? "" : ` Default: \`${preset}\`.`;
  return [`\`${name}\``, type, isRequired ? "yes" : "no", description + unless];
}

function sdkMarkdown({ name, needs, install, code, note }: Sdk): string[] {
  return [`### ${name}`, `${needs}. ${note}`, fence("", install), fence("", code)];
}

export function blockMarkdown(block: Block): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  if ("rows" in block) {
    return table(
      block.columns,
      block.rows.map(({ cells }) => cells),
    );
  }
  if ("waitMinutes" in block) return `*Figure: ${block.caption}*`;
  return `${fence("", block.code)}\n\n${block.caption}`;
}

function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function link({ label, to }: FurtherReading): string {
  return `[${label}](${to})`;
}

/** Addresses in full: a Markdown file is read away from the site. */
function file(siteUrl: string, parts: string[]): string {
  return `${parts.join("\n\n").replaceAll(/\]\((\/[^)]*)\)/g, `](${siteUrl}$1)`)}\n`;
}
