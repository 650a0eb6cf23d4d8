import PDFDocument from "pdfkit";

import { draw } from "#app/art/drawings.ts";
import { brand } from "#app/site/brand.ts";
import type { MarkdownRecord } from "#app/prose/markdown/collections.ts";
import { drawBlocks } from "./pdf-blocks.ts";
import { collectPdf, type PdfFont } from "./pdf-fonts.ts";
import { drawBanner, drawCover } from "./pdf-cover.ts";
import { decorate, drawRule, type Flow, inks, nested, sheet } from "./pdf-sheet.ts";
import { linkOptions, taggedText } from "./pdf-tagged-text.ts";
import { drawLabel, drawText, inFont, setText, stacked, type TextStyle } from "./pdf-text.ts";

export type Guide = MarkdownRecord<"guides", string>;

export interface GuidePdf {
  bytes: Buffer;
  pageCount: number;
}

interface Section {
  id: string;
  title: string;
  page: number;
}

interface PdfOptions {
  fonts: Record<PdfFont, Buffer>;
  /** The site that links lead to. */
  site: string;
}

/** A guide as a PDF: cover, contents, the text, and a title block on every sheet. Equal input gives equal bytes. */
export async function guidePdf(guide: Guide, { fonts, site }: PdfOptions): Promise<GuidePdf> {
  const doc = new PDFDocument({
    size: "LETTER",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: guide.title,
      Author: brand.name,
      Subject: guide.description,
      Keywords: `${guide.category}, ${guide.level}`,
      CreationDate: new Date(guide.updated),
      ModDate: new Date(guide.updated),
    },
  });
  const bytes = collectPdf(doc);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);

  const structure = doc.struct("Document");
  doc.addStructure(structure);
  const flow: Flow = { doc, structure, y: sheet.top, sideBottom: sheet.top };
  const cover = draw(guide.cover);
  const isChecklist = guide.kind === "checklist";
  const contents = isChecklist ? null : doc.struct("TOC");
  if (!contents) drawBanner(flow, guide, cover);
  else {
    drawCover(flow, guide, cover);
    doc.addPage();
    structure.add(contents);
    flow.y += contentsHeight(guide);
    flow.sideBottom = flow.y;
  }

  const sections: Section[] = [];
  drawBlocks(flow, guide.body, {
    site,
    onSection: (id, title) => {
      doc.outline.addItem(title);
      sections.push({ id, title, page: doc.bufferedPageRange().count });
    },
  });
  const pageCount = doc.bufferedPageRange().count;
  if (contents) {
    doc.switchToPage(1);
    drawContents({ ...flow, structure: contents, y: sheet.top }, sections);
  }
  structure.end();
  for (let page = isChecklist ? 0 : 1; page < pageCount; page += 1) {
    doc.switchToPage(page);
    decorate(doc, () => drawTitleBlock(doc, guide, page + 1, pageCount, site));
  }
  doc.end();
  return { bytes: await bytes, pageCount };
}

const contentsHead = 44;
const contentsLine = 24;

function contentsHeight(guide: Guide): number {
  const sections = guide.contents.filter(({ depth }) => depth === 2).length;
  return contentsHead + sections * contentsLine + 18;
}

/** Filled in last, when it is known on which page each section begins. */
function drawContents(flow: Flow, sections: Section[]): void {
  const { doc } = flow;
  const { left, width } = sheet.whole;
  const head: TextStyle = { size: 22, leading: 28, color: inks.ink };
  const line: TextStyle = { size: 11, leading: 16, color: inks.ink };
  const set = (text: string, font: PdfFont, style: TextStyle) =>
    setText(doc, inFont(font, text), width, style);
  const title = set("Contents", "head", head);
  taggedText(flow, "Caption", title, stacked(title, left, flow.y));
  flow.y += contentsHead;
  for (const { id, title, page } of sections) {
    const words = set(`${title}\u00a0`, "text", line);
    const number = set(String(page), "mono", line);
    const numberWidth = number.lines[0]?.[0]?.width ?? 0;
    nested(flow, "TOCI", (item) =>
      nested(item, "Reference", (reference) =>
        nested(reference, "Link", ({ structure: link, y }) => {
          link.add(() => {
            drawText(doc, words, stacked(words, left, y));
            drawText(doc, number, stacked(number, left + width - numberWidth, y));
          });
          doc.goTo(left, y, width, line.leading, id, linkOptions(link, title));
        }),
      ),
    );
    decorate(doc, () => drawRule(doc, left, flow.y + 20, width, 0.4, inks.hair));
    flow.y += contentsLine;
  }
}

/** Frame and title block, as on every sheet of the site. */
function drawTitleBlock(
  doc: PDFKit.PDFDocument,
  guide: Guide,
  page: number,
  pageCount: number,
  site: string,
): void {
  const { left, top, right, bottom } = sheet.frame;
  const cells = [
    { label: "Title", value: guide.title, width: 250 },
    { label: "Category", value: guide.category, width: 128 },
    { label: "Revised", value: guide.updated, width: 82 },
    { label: "Sheet", value: `${page} of ${pageCount}`, width: 92 },
  ];
  doc
    .undash()
    .lineWidth(0.9)
    .rect(left, top, right - left, bottom - top)
    .stroke(inks.ink);
  drawRule(doc, left, sheet.titleBlockTop, right - left, 0.9, inks.ink);
  let x: number = left;
  for (const { label, value, width } of cells) {
    if (x > left)
      doc.lineWidth(0.4).moveTo(x, sheet.titleBlockTop).lineTo(x, bottom).stroke(inks.ink);
    const { titleBlockTop } = sheet;
    drawLabel(doc, label, { x: x + 7, baseline: titleBlockTop + 11, size: 6.5, color: inks.ink3 });
    drawLabel(doc, value, { x: x + 7, baseline: titleBlockTop + 22.5, size: 8, color: inks.ink });
    x += width;
  }
  const foot = `${brand.name} · ${new URL(site).host}/resources/guides · Companies and figures in examples are invented`;
  drawLabel(doc, foot, { x: left, baseline: bottom + 11, size: 7, color: inks.ink3 });
}
