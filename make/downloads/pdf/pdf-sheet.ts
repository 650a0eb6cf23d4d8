import { color } from "#make/palette.ts";

/** Letter size in points, and where a sheet's frame, columns and title block stand on it. */
export const sheet = {
  width: 612,
  height: 792,
  frame: { left: 30, top: 30, right: 582, bottom: 762 },
  /** Side heads stand left of the text; tables and figures take the whole width. */
  side: { left: 54, width: 108 },
  text: { left: 182, width: 376 },
  whole: { left: 54, width: 504 },
  top: 66,
  bottom: 708,
  titleBlockTop: 732,
} as const;

export const inks = {
  ink: color("ink"),
  ink2: color("ink-2"),
  ink3: color("ink-3"),
  hair: color("hair"),
  grid: color("grid"),
  paper: "#ffffff",
  signal: color("signal"),
} as const;

export const blueprint = {
  ground: color("ground", "blueprint"),
  ink: color("ink", "blueprint"),
  ink2: color("ink-2", "blueprint"),
  line: color("line-2", "blueprint"),
  grid: color("grid", "blueprint"),
} as const;

/** Where the next block goes, and what it is to a reader who does not see the page. */
export interface Flow {
  doc: PDFKit.PDFDocument;
  /** Everything drawn is part of it, in reading order. */
  structure: PDFKit.PDFStructureElement;
  y: number;
  /** Below the side head of the section, which a full-width block must not cross. */
  sideBottom: number;
}

/** Goes on to a new page unless so much still fits on this one. */
export function makeRoom(flow: Flow, height: number): void {
  if (flow.y + height <= sheet.bottom) return;
  flow.doc.continueOnNewPage();
  flow.y = sheet.top;
  flow.sideBottom = sheet.top;
}

/** Draws something as an element of the document's structure: a paragraph, a list item, a figure. */
export function tagged(flow: Flow, type: string, drawIt: () => void): void {
  flow.structure.add(flow.doc.struct(type, {}, drawIt));
}

/** Draws something that holds further elements: a list, a table, a row. */
export function nested(
  flow: Flow,
  type: string,
  fill: (inner: Flow) => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const structure = flow.doc.struct(type, options);
  flow.structure.add(structure);
  const inner = { ...flow, structure };
  fill(inner);
  structure.end();
  flow.y = inner.y;
  flow.sideBottom = inner.sideBottom;
}

/** Draws something that is no part of the text: rules, grounds, page numbers. */
export function decorate(doc: PDFKit.PDFDocument, drawIt: () => void): void {
  doc.markContent("Artifact");
  drawIt();
  doc.endMarkedContent();
}

export function drawRule(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  width: number,
  weight: number,
  color: string,
): void {
  doc
    .undash()
    .lineWidth(weight)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(color);
}
