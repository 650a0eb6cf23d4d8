import type { Rect } from "./treemap.ts";

/** What the treemap is drawn on, at the narrowest it is shown: wider, lettering only gets more room. */
export interface Canvas extends Rect {
  name: "narrow" | "wide";
  className: string;
}

export const canvases: Record<Canvas["name"], Canvas> = {
  narrow: { name: "narrow", x: 0, y: 0, width: 304, height: 520, className: "md:hidden" },
  wide: { name: "wide", x: 0, y: 0, width: 640, height: 584, className: "max-md:hidden" },
};

/** How much wider than its narrowest the wide area is from the `xl` breakpoint on. */
const broadFactor = 1.35;

/** Pixels of a letter: of the names of areas, and of the mono names of cells. */
const [nameLetter, cellLetter] = [7.2, 6.7];

/** A class that shows a text only where it has room; null where it never has. */
export function shownWhere(needed: number, room: number, broadRoom: number): string | null {
  if (needed <= room) return "";
  return needed <= broadRoom ? "max-xl:hidden" : null;
}

/** The class of an area's name, beside its number. */
export function areaLabel({ width, height }: Rect, name: string): string | null {
  if (height < 26) return null;
  return shownWhere(name.length * nameLetter + 36, width, width * broadFactor);
}

/** The class of a cell's text. Under the name of its area there must be room for a second line. */
export function cellLabel(rect: Rect, area: Rect, text: string): string | null {
  if (rect.height < (rect.y - area.y < 26 ? 48 : 24)) return null;
  return shownWhere(text.length * cellLetter + 16, rect.width, rect.width * broadFactor);
}
