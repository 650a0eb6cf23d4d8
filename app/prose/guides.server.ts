import guideFiles from "downloads:guides";

import { brand } from "#app/site/brand.ts";
import { checklistParts } from "./checklist-parts.ts";
import type { MarkdownRecord } from "./markdown/collections.ts";
import type { Page } from "#app/page/page.ts";
import { proseText } from "./prose.ts";

type Guide = MarkdownRecord<"guides">;

/** The checklist first, then in the order of the shelf. */
const guides = Object.values(
  import.meta.glob<Guide | null>("./guides/*.md", { eager: true, import: "default" }),
)
  .filter((guide) => guide !== null)
  .sort((a, b) => a.order - b.order);

/** What a list says of a guide. */
export type GuideSummary = ReturnType<typeof summary>;

function summary({ slug, ...guide }: Guide) {
  const {
    title,
    description,
    category,
    level,
    kind,
    rating,
    downloads,
    readMinutes,
    cover,
    updated,
  } = guide;
  const file = guideFiles[slug];
  if (!file) throw new Error(`The guide ${slug} has no PDF.`);
  const path: `/resources/guides/${string}` = `/resources/guides/${slug}`;
  return {
    slug,
    path,
    title,
    description,
    category,
    level,
    kind,
    rating,
    downloads,
    readMinutes,
    cover,
    updated,
    /** Of the PDF, as are its bytes. */
    pages: file.pageCount,
    sizeBytes: file.sizeBytes,
    pdfHref: file.href,
    pdfFileName: `${brand.slug}-${slug}.pdf`,
  };
}

/** The guides of the shelf, without the checklist. */
export function guideSummaries(): GuideSummary[] {
  return guides.filter(({ kind }) => kind === "guide").map(summary);
}

/** What a guide's chapters are called. */
export function guideChapters(slug: string): string[] {
  const { contents } = guides.find((guide) => guide.slug === slug)!;
  return contents.filter(({ depth }) => depth === 2).map(({ text }) => text);
}

/** The checklist that stands in front, with the first box of each of its sections. */
export function featuredChecklist() {
  const checklist = guides.find(({ kind }) => kind === "checklist");
  if (!checklist) throw new Error("No guide is a checklist.");
  const { groups } = checklistParts(checklist.body);
  return {
    ...summary(checklist),
    boxCount: groups.flatMap(({ tasks }) => tasks).length,
    boxes: groups.map(({ heading, tasks }) => ({
      section: heading.map(proseText).join(""),
      text: proseText(tasks[0]!).trim(),
    })),
  };
}

const otherCount = 3;

export type GuidePage = ReturnType<typeof guideAt>;

export function guideAt(slug: string) {
  const index = guides.findIndex((guide) => guide.slug === slug);
  const guide = guides[index];
  if (!guide) throw new Error(`No guide has the address /resources/guides/${slug}.`);
  const others = [...guides.slice(index + 1), ...guides.slice(0, index)];
  return {
    page: guidePage(guide, index + 1),
    ...summary(guide),
    contents: guide.contents,
    body: guide.body,
    others: others.slice(0, otherCount).map(summary),
  };
}

function guidePage(guide: Guide, number: number): Page {
  const { path, title, description, level, kind, pages, readMinutes } = summary(guide);
  return {
    path,
    name: title,
    title,
    description: `${description} ${level} ${kind}, ${pages} pages, ${readMinutes} minutes: read it here or save the PDF.`,
    detail: { number, parent: { label: "Guides", to: "/resources/guides" } },
    article: { kind: "TechArticle", publishedOn: guide.updated },
  };
}
