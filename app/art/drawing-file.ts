import type { Drawing } from "./drafting.ts";

export const LAYER_PEN =
  'fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" font-family="var(--font-mono)"';

/** The SVG file of a drawing. Pages show its layers as `file.svg#d` and `file.svg#n`. */
export function drawingFile({ width, height, x = 0, y = 0, body, notes }: Drawing): string {
  const layer = (id: string, marks: string) =>
    `<g id="${id}" ${LAYER_PEN}>${mergePaths(marks)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">` +
    layer("d", body) +
    (notes ? layer("n", notes) : "") +
    "</svg>"
  );
}

const ELEMENT = /<path( [^>]*?)? d="([^"]*)"\/>|<text[^>]*>[^<]*<\/text>|<[^>]+>/g;

/**
 * Joins the paths of one pen. Marks of one color may change places among themselves, but none may
 * cross a ground fill, which hides what is below it, or leave its group.
 */
export function mergePaths(marks: string): string {
  let merged = "";
  let loose = "";
  const pathsByPen = new Map<string, string>();
  const flush = () => {
    for (const [pen, data] of pathsByPen) merged += `<path${pen} d="${data}"/>`;
    merged += loose;
    pathsByPen.clear();
    loose = "";
  };
  for (const [element, pen = "", data] of marks.matchAll(ELEMENT)) {
    const isTag = !element.endsWith("/>") && !element.endsWith("</text>");
    if (isTag || element.includes("var(--fill)")) {
      flush();
      merged += element;
    } else if (data === undefined) {
      loose += element;
    } else {
      pathsByPen.set(pen, (pathsByPen.get(pen) ?? "") + data);
    }
  }
  flush();
  return merged;
}
