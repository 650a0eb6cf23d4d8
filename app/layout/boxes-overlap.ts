export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

/** Boxes that only touch do not overlap. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
