import { cutFace } from "./cut-faces.ts";
import { circle, line, rect } from "./drafting.ts";
import { rectangle } from "./outlines.ts";

/** A machine tool seen from above, filling the given box. */
type Machine = (x: number, y: number, width: number, height: number) => string;

export const lathe: Machine = (x, y, width, height) =>
  rect(x, y, width, height, "ground-thick") +
  rect(x + 4, y + height * 0.3, width * 0.34, height * 0.4) +
  line(x + width * 0.44, y + height / 2, x + width - 5, y + height / 2, "thick");

export const mill: Machine = (x, y, width, height) =>
  rect(x, y, width, height, "ground-thick") +
  rect(x + width * 0.2, y + height * 0.36, width * 0.6, height * 0.46) +
  circle(x + width / 2, y + height * 0.58, Math.min(width, height) * 0.14, "arrow");

export const press: Machine = (x, y, width, height) =>
  cutFace(rectangle(x, y, width, height), { step: 7 }) +
  rect(x + width * 0.25, y + height * 0.3, width * 0.5, height * 0.4, "ground-thick");
