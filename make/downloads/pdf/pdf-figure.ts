import type { Drawing } from "#app/art/drafting.ts";
import { draw } from "#app/art/drawings.ts";
import type { ProseElement } from "#app/prose/prose.ts";
import { paintDrawing } from "./pdf-drawing.ts";
import { decorate, type Flow, inks, makeRoom, nested, sheet } from "./pdf-sheet.ts";
import { taggedText } from "./pdf-tagged-text.ts";
import { inFont, setText, stacked, type TextStyle } from "./pdf-text.ts";

const captionStyle: TextStyle = { size: 8, leading: 11, color: inks.ink3 };
const captionGap = 6;
const padding = 14;
const maxHeight = 233;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing on graph paper across the sheet, with its caption. */
export function drawFigure(
  flow: Flow,
  node: Extract<ProseElement<string>, { tag: "figure" }>,
): void {
  const { doc } = flow;
  const { left, width } = sheet.whole;
  const drawing = draw(node.drawing);
  // A cover brings its own graph paper and is cropped by whatever holds it.
  const fills = node.drawing.startsWith("cover/");
  const scale = fills
    ? width / drawing.width
    : Math.min((width - 2 * padding) / drawing.width, (maxHeight - 2 * padding) / drawing.height);
  const height = Math.min(maxHeight, drawing.height * scale + (fills ? 0 : 2 * padding));
  const caption = setText(doc, inFont("mono", node.caption), width, captionStyle);

  flow.y = Math.max(flow.y, flow.sideBottom) + 8;
  makeRoom(flow, height + captionGap + caption.height);
  const box = { x: left, y: flow.y, width, height };
  if (!fills) decorate(doc, () => drawGraphPaper(doc, box));
  const options = {
    alt: `${drawing.label}. ${node.caption}`,
    bbox: [left, box.y, left + width, box.y + height + captionGap + caption.height],
  } satisfies PDFKit.Mixins.StructureElementOptions;
  nested(
    flow,
    "Figure",
    (inner) => {
      inner.structure.add(() => paintWithin(doc, drawing, scale, box));
      decorate(doc, () =>
        doc.undash().lineWidth(0.5).rect(left, box.y, width, height).stroke(inks.hair),
      );
      inner.y += height + captionGap;
      taggedText(inner, "Caption", caption, stacked(caption, left, inner.y));
      inner.y += caption.height + 12;
    },
    options,
  );
  flow.sideBottom = flow.y;
}

/** In the middle of the box, and not beyond it. */
function paintWithin(doc: PDFKit.PDFDocument, drawing: Drawing, scale: number, box: Box): void {
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  doc.save().rect(box.x, box.y, box.width, box.height).clip();
  paintDrawing(doc, drawing, {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    ink: inks.ink,
    ground: inks.paper,
    grid: inks.grid,
  });
  doc.restore();
}

/** On the 24 px module of the site. */
function drawGraphPaper(doc: PDFKit.PDFDocument, { x, y, width, height }: Box): void {
  const module = 18;
  doc.undash().lineWidth(0.5);
  for (let at = x; at <= x + width; at += module) doc.moveTo(at, y).lineTo(at, y + height);
  for (let at = y; at <= y + height; at += module) doc.moveTo(x, at).lineTo(x + width, at);
  doc.stroke(inks.grid);
}
