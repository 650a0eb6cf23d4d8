import type { Flow } from "./pdf-sheet.ts";
import { drawPiece, type Piece, type PlaceOfLine, type TextBlock } from "./pdf-text.ts";

/** Draws a text as an element of the document's structure, each link within it as an element of its own. */
export function taggedText(
  { doc, structure }: Flow,
  type: string,
  text: TextBlock,
  placeOfLine: PlaceOfLine,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const element = doc.struct(type, options);
  structure.add(element);
  let reached = -1;
  let place = { x: 0, y: 0 };
  const reach = (line: number) => {
    if (line > reached) place = placeOfLine(line);
    reached = line;
  };
  const draw = ({ line, piece }: PlacedPiece) => {
    reach(line);
    drawPiece(doc, piece, text.style, place.x, place.y);
  };
  for (const { href, pieces } of partsOf(text)) {
    // Before its content begins, lest a page that ends here keeps an empty piece of it.
    reach(pieces[0]?.line ?? 0);
    if (href === undefined) {
      element.add(() => pieces.forEach(draw));
      continue;
    }
    const words = pieces.map(({ piece }) => piece.text).join("");
    let link: PDFKit.PDFStructureElement | null = null;
    let page: PDFKit.PDFPage | null = null;
    for (const placed of pieces) {
      reach(placed.line);
      if (!link || page !== doc.page) {
        link?.end();
        link = doc.struct("Link");
        page = doc.page;
        element.add(link);
      }
      link.add(() => draw(placed));
      const { x, width } = placed.piece;
      doc.link(place.x + x, place.y, width, text.style.leading, href, linkOptions(link, words));
    }
    link?.end();
  }
  element.end();
}

/** What a link's area on the page belongs to, and its words. */
export function linkOptions(
  structParent: PDFKit.PDFStructureElement,
  words: string,
): PDFKit.Mixins.AnnotationOption {
  // To pdfkit a primitive string is a name, and a String object a text.
  return { structParent, Contents: new String(words) as string };
}

interface PlacedPiece {
  line: number;
  piece: Piece;
}

interface Part {
  href: string | undefined;
  pieces: PlacedPiece[];
}

/** A text cut where a link begins or ends. */
function partsOf({ lines }: TextBlock): Part[] {
  const parts: Part[] = [];
  lines.forEach((pieces, line) => {
    for (const piece of pieces) {
      const last = parts.at(-1);
      if (last && last.href === piece.href) last.pieces.push({ line, piece });
      else parts.push({ href: piece.href, pieces: [{ line, piece }] });
    }
  });
  return parts;
}
