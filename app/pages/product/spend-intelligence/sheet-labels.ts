import type { Rect } from "./treemap.ts";

/** The sheet that is cut, at the narrowest it is shown: wider, lettering only gets more room. */
export interface Stock extends Rect {
  name: "narrow" | "wide";
  className: string;
}

export const stocks: Record<Stock["name"], Stock> = {
  narrow: { name: "narrow", x: 0, y: 0, width: 304, height: 520, className: "md:hidden" },
  wide: { name: "wide", x: 0, y: 0, width: 640, height: 584, className: "max-md:hidden" },
};

/** How much wider than its narrowest the wide sheet is from the `xl` breakpoint on. */
const broadFactor = 1.35;

/** Pixels of a letter: of the names of sheets, and of the mono names of blanks. */
const [nameLetter, blankLetter] = [7.2, 6.7];

/** A class that shows a text only where it has room; null where it never has. */
export function shownWhere(needed: number, room: number, broadRoom: number): string | null {
  if (needed <= room) return "";
  return needed <= broadRoom ? "max-xl:hidden" : null;
}

/** The classes of a sheet's name and amount, beside its number. */
export function sheetLabel({ width, height }: Rect, name: string) {
  const room = (needed: number, high: number) =>
    height < high ? null : shownWhere(needed, width, width * broadFactor);
  return { name: room(name.length * nameLetter + 36, 26), amount: room(84, 44) };
}

/** The class of a blank's name. Under the two lines of its sheet there must be room for a third. */
export function blankLabel(rect: Rect, sheet: Rect, name: string): string | null {
  if (rect.height < (rect.y - sheet.y < 44 ? 66 : 24)) return null;
  return shownWhere(name.length * blankLetter + 16, rect.width, rect.width * broadFactor);
}
