import type { Drawing } from "#app/art/drafting.ts";
import { drawingFile } from "#app/art/drawing-file.ts";

/** What our drawings' variables stand for on the sheet they are put on. */
export interface DrawingInks {
  ink: string;
  ground: string;
  grid: string;
}

interface DrawingPlace extends DrawingInks {
  x: number;
  y: number;
  width: number;
}

type Attributes = Record<string, string>;

/** Line widths of the drawing system are CSS pixels. */
const pointsPerPixel = 0.75;
const element = /<(\/?)([a-z]+)((?: [\w-]+="[^"]*")*)(\/?)>([^<]*)/gi;

/** Paints a drawing as vectors, its lettering as text. Knows the few elements that our drawings are made of. */
export function paintDrawing(doc: PDFKit.PDFDocument, drawing: Drawing, place: DrawingPlace): void {
  const scale = place.width / drawing.width;
  const scales = [scale];
  const inherited: Attributes[] = [{}];
  doc.save();
  doc.translate(place.x, place.y).scale(scale);
  doc.translate(-(drawing.x ?? 0), -(drawing.y ?? 0));
  for (const [, closing, name = "", list = "", selfClosing, content = ""] of inside(drawing)) {
    if (closing) {
      if (name !== "g" && name !== "svg") continue;
      doc.restore();
      scales.pop();
      inherited.pop();
      continue;
    }
    const own = attributesOf(list);
    const attributes = { ...inherited.at(-1), ...own };
    switch (name) {
      case "g":
      case "svg":
        doc.save();
        if (own["width"])
          doc.rect(0, 0, Number(own["width"]), Number(own["height"])).clip("even-odd");
        scales.push((scales.at(-1) ?? 1) * transform(doc, own["transform"]));
        inherited.push({ ...attributes, transform: "" });
        break;
      case "path":
        doc.path(attributes["d"] ?? "");
        finish(doc, attributes, place, scales.at(-1) ?? 1);
        break;
      case "circle":
        doc.circle(Number(attributes["cx"]), Number(attributes["cy"]), Number(attributes["r"]));
        finish(doc, attributes, place, scales.at(-1) ?? 1);
        break;
      case "text":
        letter(doc, attributes, content, place);
        break;
      default:
        throw new Error(`pdf-drawing.ts cannot paint <${name}>`);
    }
    if (selfClosing && (name === "g" || name === "svg")) doc.restore();
  }
  doc.restore();
}

/** The elements within the file's outermost svg, which is the place itself. */
function inside(drawing: Drawing): RegExpExecArray[] {
  return [...drawingFile(drawing).matchAll(element)].slice(1, -1);
}

function attributesOf(list: string): Attributes {
  return Object.fromEntries(
    [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function colorOf(value: string | undefined, { ink, ground, grid }: DrawingInks): string | null {
  if (value === undefined || value === "none") return null;
  const known: Record<string, string> = {
    currentColor: ink,
    "var(--fill)": ground,
    "var(--grid)": grid,
  };
  const color = known[value];
  if (!color) throw new Error(`pdf-drawing.ts does not know the ink ${value}`);
  return color;
}

function finish(
  doc: PDFKit.PDFDocument,
  attributes: Attributes,
  inks: DrawingInks,
  scale: number,
): void {
  const fill = colorOf(attributes["fill"], inks);
  const stroke = colorOf(attributes["stroke"], inks);
  const unit = pointsPerPixel / scale;
  doc.lineCap("round").lineJoin("round");
  doc.lineWidth(Number(attributes["stroke-width"] ?? 1) * unit);
  const dashes = attributes["stroke-dasharray"]?.split(" ").map((dash) => Number(dash) * unit);
  if (dashes) doc.dash(dashes as unknown as number, {});
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
}

function letter(
  doc: PDFKit.PDFDocument,
  attributes: Attributes,
  content: string,
  inks: DrawingInks,
): void {
  const text = content.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const anchors: Record<string, number> = { middle: 0.5, end: 1 };
  doc.save();
  transform(doc, attributes["transform"]);
  doc
    .font(Number(attributes["font-weight"] ?? 400) > 450 ? "mono-strong" : "mono")
    .fontSize(Number(attributes["font-size"]))
    .fillColor(inks.ink);
  const shift = doc.widthOfString(text) * (anchors[attributes["text-anchor"] ?? ""] ?? 0);
  doc.text(text, Number(attributes["x"]) - shift, Number(attributes["y"]), {
    baseline: "alphabetic",
    lineBreak: false,
  });
  doc.restore();
}

/** Applies an SVG transform list and gives the factor by which it scales lengths. */
function transform(doc: PDFKit.PDFDocument, list = ""): number {
  let factor = 1;
  for (const [, name, numbers = ""] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = numbers.split(/[\s,]+/).map(Number);
    if (name === "translate") doc.translate(a, b);
    else if (name === "rotate") doc.rotate(a, { origin: [b, c] });
    else if (name === "scale") {
      const vertical = numbers.trim().includes(" ") ? b : a;
      doc.scale(a, vertical);
      factor *= Math.sqrt(Math.abs(a * vertical));
    } else throw new Error(`pdf-drawing.ts cannot ${name}`);
  }
  return factor;
}
