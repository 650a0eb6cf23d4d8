/** Heights moved apart just enough that labels do not touch, in their order, within the space given. */
export function spreadLabels(
  heights: readonly number[],
  gap: number,
  { top, bottom }: { top: number; bottom: number },
): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const places: number[] = [];
  let above = top - gap;
  for (const index of order) above = places[index] = Math.max(heights[index]!, above + gap);
  let below = bottom + gap;
  for (const index of order.toReversed()) {
    below = places[index] = Math.min(places[index]!, below - gap);
  }
  return places;
}
