import { polygon, stroke } from "../../drafting.ts";
import { fmt, roundedRect } from "../../geometry.ts";

/** A solid copper pad, centred on (x, y). */
export const pad = (x: number, y: number, w: number, h: number) =>
  stroke(`M${fmt(x - w / 2)} ${fmt(y - h / 2)}h${fmt(w)}v${fmt(h)}h${fmt(-w)}Z`, "arrow");

/** A two-pad chip component: its long side is upright or level. */
export const chip = (x: number, y: number, isUpright: boolean) =>
  isUpright
    ? pad(x, y - 5, 6, 5) +
      pad(x, y + 5, 6, 5) +
      polygon(roundedRect(x - 5, y - 10, 10, 20, 1), "dimension")
    : pad(x - 5, y, 5, 6) +
      pad(x + 5, y, 5, 6) +
      polygon(roundedRect(x - 10, y - 5, 20, 10, 1), "dimension");
