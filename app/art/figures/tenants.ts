import { lettered } from "../annotations.ts";
import { type Drawing, hatch, stroke, text, shown } from "../drafting.ts";
import { each, roundedBox } from "../geometry.ts";

interface Layout {
  width: number;
  height: number;
  /** The encrypted store, outside. */
  store: { x: number; y: number; w: number; h: number };
  wall: number;
  gap: number;
  tenantWidths: readonly number[];
  lettering: number;
}

const HATCHES = [
  { step: 10, angle: -45 },
  { step: 13, angle: 45 },
  { step: 9, angle: -45 },
  { step: 12, angle: 45 },
] as const;

/** Section through the data store: adjacent parts are hatched differently, and none touch. */
export const tenants = (): Drawing =>
  section(
    {
      width: 620,
      height: 270,
      store: { x: 20, y: 40, w: 500, h: 200 },
      wall: 14,
      gap: 12,
      tenantWidths: [96, 132, 78, 118],
      lettering: 13,
    },
    "Section view: four tenants isolated from each other inside one encrypted store",
  );

export const tenantsCompact = (): Drawing =>
  section(
    {
      width: 360,
      height: 304,
      store: { x: 8, y: 44, w: 344, h: 206 },
      wall: 12,
      gap: 10,
      tenantWidths: [66, 84, 58, 66],
      lettering: 16,
    },
    "Section view, narrow: four tenants isolated from each other inside one encrypted store",
  );

function section(layout: Layout, label: string): Drawing {
  const { width, height, store, wall, gap, tenantWidths, lettering } = layout;
  const outside = roundedBox(store.x, store.y, store.w, store.h, 6);
  const inside = roundedBox(
    store.x + wall,
    store.y + wall,
    store.w - wall * 2,
    store.h - wall * 2,
    3,
  );

  const top = store.y + wall + 8;
  const tenantHeight = store.h - (wall + 8) * 2;
  const contentWidth = tenantWidths.reduce((sum, w) => sum + w + gap, -gap);
  let nextX = store.x + (store.w - contentWidth) / 2;
  const cells = tenantWidths.map((w, i) => {
    const cell = { x: nextX, w, name: `T${i + 1}`, hatching: HATCHES[i % HATCHES.length] };
    nextX += w + gap;
    return cell;
  });

  const middle = top + tenantHeight / 2;
  const body =
    stroke(outside, "ground-thick") +
    hatch(outside + inside, 5) +
    stroke(inside) +
    each(cells, ({ x, w, hatching }) => {
      const outline = roundedBox(x, top, w, tenantHeight, 2);
      // The hatch leaves a window for the name.
      const window = roundedBox(x + w / 2 - 16, middle - 13, 32, 26, 1);
      const { step = 10, angle = 45 } = hatching ?? {};
      return hatch(outline + window, step, angle) + stroke(outline, "thick");
    });

  const firstEnd = (cells[0]?.x ?? 0) + (cells[0]?.w ?? 0);
  const lockX = store.x + store.w - wall / 2;
  const isBeside = width - (store.x + store.w) > 80;
  const [elbowX, elbowY] = isBeside ? [lockX + 32, middle + 44] : [lockX - 40, height - 18];
  const tipY = isBeside ? middle + 4 : store.y + store.h - wall / 2;
  return {
    ...shown(0, 0, width, height),
    body,
    notes:
      each(cells, ({ x, w, name }) =>
        text(x + w / 2, middle + 5, name, { size: lettering, weight: 500 }),
      ) +
      lettered(lettering).dimension(
        [firstEnd, top],
        [firstEnd + gap, top],
        "0 shared rows",
        -(top - store.y + 20),
      ) +
      lettered(lettering).leader(
        [isBeside ? lockX : lockX - 20, tipY],
        [elbowX, elbowY],
        "AES-256",
        0,
      ),
    label,
  };
}
