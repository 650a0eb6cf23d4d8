import { textCell } from "../findings.ts";
import { holdsFigure } from "../grid.ts";
import type { Row } from "./pdf-rows.ts";

export function hasFigures({ segments }: Row): boolean {
  return segments.some(({ text }) => isFigure(text));
}

export function figureCount({ segments }: Row): number {
  return segments.filter(({ text }) => isFigure(text)).length;
}

export function isFigure(text: string): boolean {
  const cell = textCell(text);
  return cell !== null && holdsFigure(cell);
}
