import { lettered } from "../annotations.ts";
import { type Drawing, hatch, shown, stroke } from "../drafting.ts";
import { each, type Point } from "../geometry.ts";
import { roundedBox } from "../outlines.ts";

/** How far the lines of each tenant are apart, and their angle. */
const HATCHES = [
  { step: 10, angle: -45 },
  { step: 13, angle: 45 },
  { step: 9, angle: -45 },
  { step: 12, angle: 45 },
];
const AIR = 8;

export const tenants = () => section(620, 270, WIDE, "");
/** As wide as a sheet. */
export const tenantsLong = () => section(1060, 254, LONG, ", long");
export const tenantsCompact = () => section(360, 304, NARROW, ", narrow");

const WIDE = {
  /** The encrypted store, outside. */
  store: { x: 20, y: 40, w: 500, h: 200 },
  wall: 14,
  gap: 12,
  tenantWidths: [96, 132, 78, 118],
  lettering: 13,
  /** From its wall to what is said of it. */
  encrypted: { wall: [513, 144] as Point, elbow: [545, 184] as Point },
};
const LONG: typeof WIDE = {
  store: { x: 6, y: 52, w: 940, h: 194 },
  wall: 14,
  gap: 16,
  tenantWidths: [190, 262, 152, 246],
  lettering: 18,
  encrypted: { wall: [938, 140], elbow: [968, 184] },
};
const NARROW: typeof WIDE = {
  store: { x: 8, y: 44, w: 344, h: 206 },
  wall: 12,
  gap: 10,
  tenantWidths: [66, 84, 58, 66],
  lettering: 16,
  encrypted: { wall: [326, 244], elbow: [306, 286] },
};

function section(width: number, height: number, shape: typeof WIDE, how: string): Drawing {
  const { store, wall, gap, tenantWidths, lettering, encrypted } = shape;
  const note = lettered(lettering);
  const { x, y, w, h } = store;
  const outside = roundedBox(x, y, w, h, 6);
  const inside = roundedBox(x + wall, y + wall, w - wall * 2, h - wall * 2, 3);
  const [top, tenantHeight] = [y + wall + AIR, h - (wall + AIR) * 2];
  const middle = top + tenantHeight / 2;
  const contentWidth = tenantWidths.reduce((sum, tenant) => sum + tenant + gap, -gap);
  let left = x + (w - contentWidth) / 2;
  const cells = tenantWidths.map((tenant, i) => {
    const outline = roundedBox(left, top, tenant, tenantHeight, 2);
    const cell = { outline, middle: left + tenant / 2, end: left + tenant, name: `T${i + 1}` };
    left = cell.end + gap;
    return cell;
  });
  const firstEnd = cells[0]!.end;
  return {
    ...shown(0, 0, width, height),
    label: `Section view${how}: four tenants isolated from each other inside one encrypted store`,
    body:
      stroke(outside, "ground-thick") +
      hatch(outside + inside, 5) +
      stroke(inside) +
      each(cells, (cell, i) => {
        // The hatch leaves a window for the name.
        const window = roundedBox(cell.middle - 16, middle - 13, 32, 26, 1);
        const { step, angle } = HATCHES[i]!;
        return hatch(cell.outline + window, step, angle) + stroke(cell.outline, "thick");
      }),
    notes:
      each(cells, (cell) => note.text(cell.middle, middle + 5, cell.name, { weight: 500 })) +
      note.dimension([firstEnd, top], [firstEnd + gap, top], "0 shared rows", y - top - 20) +
      note.leader(encrypted.wall, encrypted.elbow, "AES-256", 0),
  };
}
