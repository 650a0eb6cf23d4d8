import type { Drawing } from "#app/art/drafting.ts";
import { brand } from "#app/site/brand.ts";
import type { MarkdownRecord } from "#app/prose/markdown/collections.ts";
import { paintDrawing } from "./pdf-drawing.ts";
import { blueprint, decorate, type Flow, sheet, tagged } from "./pdf-sheet.ts";
import { taggedText } from "./pdf-tagged-text.ts";
import { drawLabel, inFont, setText, stacked, type TextStyle } from "./pdf-text.ts";

type Guide = MarkdownRecord<"guides", string>;

const titleStyle: TextStyle = { size: 42, leading: 44, color: blueprint.ink };
const leadStyle: TextStyle = { size: 15, leading: 21, color: blueprint.ink2 };
const margin = 40;

/** The first sheet, as a blueprint: the guide's drawing, its title, its title block. */
export function drawCover(flow: Flow, guide: Guide, cover: Drawing): void {
  const { doc } = flow;
  const drawingHeight = (cover.height / cover.width) * sheet.width;
  decorate(doc, () => {
    doc.rect(0, 0, sheet.width, sheet.height).fill(blueprint.ground);
    paintDrawing(doc, cover, { x: 0, y: 0, width: sheet.width, ...blueprint });
    doc.undash().lineWidth(0.9).moveTo(0, drawingHeight).lineTo(sheet.width, drawingHeight);
    doc.stroke(blueprint.line);
  });
  const width = sheet.width - 2 * margin;
  const title = setText(doc, inFont("head", guide.title), width * 0.88, titleStyle);
  const lead = setText(doc, inFont("text", guide.description), width * 0.86, leadStyle);
  const y = drawingHeight + 40;
  taggedText(flow, "H1", title, stacked(title, margin, y));
  taggedText(flow, "P", lead, stacked(lead, margin, y + title.height + 18));
  drawFacts(flow, [
    ["Field guide by", brand.name],
    ["Category", guide.category],
    ["Level", guide.level],
    ["Time to read", `${guide.readMinutes} min`],
    ["Revised", guide.updated],
  ]);
}

function drawFacts(flow: Flow, facts: [label: string, value: string][]): void {
  const { doc } = flow;
  const top = sheet.height - 62;
  const cell = sheet.width / facts.length;
  decorate(doc, () => {
    doc.undash().lineWidth(0.9).moveTo(0, top).lineTo(sheet.width, top).stroke(blueprint.line);
    facts.slice(1).forEach((_, index) => {
      const x = cell * (index + 1);
      doc.lineWidth(0.4).moveTo(x, top).lineTo(x, sheet.height).stroke(blueprint.line);
    });
  });
  facts.forEach(([label, value], index) =>
    tagged(flow, "P", () => {
      const x = cell * index + 12;
      drawLabel(doc, `${label} `, { x, baseline: top + 22, size: 7.5, color: blueprint.ink2 });
      drawLabel(doc, value, { x, baseline: top + 38, size: 9, color: blueprint.ink });
    }),
  );
}

const bannerHeight = 132;

/** A checklist is two sheets to pin up: a band instead of a cover. */
export function drawBanner(flow: Flow, guide: Guide, cover: Drawing): void {
  const { doc } = flow;
  const { left, top, right } = sheet.frame;
  const drawingWidth = 250;
  decorate(doc, () => {
    doc
      .save()
      .rect(left, top, right - left, bannerHeight)
      .clip();
    doc.rect(left, top, right - left, bannerHeight).fill(blueprint.ground);
    const height = (cover.height / cover.width) * drawingWidth;
    const y = top - (height - bannerHeight) / 2;
    paintDrawing(doc, cover, { x: right - drawingWidth, y, width: drawingWidth, ...blueprint });
    doc.restore();
  });
  const title = setText(doc, inFont("head", guide.title), 270, {
    ...titleStyle,
    size: 28,
    leading: 31,
  });
  const lead = setText(doc, inFont("text", guide.description), 250, {
    ...leadStyle,
    size: 11,
    leading: 15,
  });
  const used = title.height + 6 + lead.height;
  const y = top + (bannerHeight - used) / 2;
  taggedText(flow, "H1", title, stacked(title, sheet.whole.left, y));
  taggedText(flow, "P", lead, stacked(lead, sheet.whole.left, y + title.height + 6));
  flow.y = top + bannerHeight + 22;
  flow.sideBottom = flow.y;
}
