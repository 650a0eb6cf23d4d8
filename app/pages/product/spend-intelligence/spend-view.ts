import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import {
  filterLines,
  groupSpend,
  type SpendDimension,
  spendDimensions,
  type SpendFilter,
  type SpendGroup,
  spendIds,
  type SpendLine,
  spendLines,
} from "./spend-figures.ts";
import { type Rect, squarify } from "./treemap.ts";

/** What of the cube is laid out, and by what. */
export interface SpendView {
  /** Null when the filter leaves nothing to divide. */
  by: SpendDimension | null;
  filter: SpendFilter;
}

/** The view of an address; what it does not know is as if it were absent. */
export function spendViewFromQuery(lines: readonly SpendLine[], query: URLSearchParams): SpendView {
  const filter: SpendFilter = {};
  for (const dimension of spendDimensions) {
    const id = query.get(dimension);
    if (id !== null && spendIds(lines, dimension).includes(id)) filter[dimension] = id;
  }
  const open = dividingDimensions(lines, filter);
  return { by: open.find((dimension) => dimension === query.get("by")) ?? open[0] ?? null, filter };
}

/** The dimensions in which a filter can still be divided. */
export function dividingDimensions(
  lines: readonly SpendLine[],
  filter: SpendFilter,
): SpendDimension[] {
  const left = filterLines(lines, filter);
  return spendDimensions.filter((dimension) => spendIds(left, dimension).length > 1);
}

/** The query with the view in it. The layout is left out where it would be chosen anyway. */
export function withSpendView(
  lines: readonly SpendLine[],
  query: URLSearchParams,
  { by, filter }: SpendView,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("by");
  for (const dimension of spendDimensions) {
    const id = filter[dimension];
    if (id === undefined) next.delete(dimension);
    else next.set(dimension, id);
  }
  if (by && by !== spendViewFromQuery(lines, next).by) next.set("by", by);
  return next;
}

/** Which dimension is nested in which, the first that still divides. */
const nestedIn: Record<SpendDimension, readonly SpendDimension[]> = {
  category: ["supplier", "plant", "quarter"],
  supplier: ["plant", "quarter"],
  plant: ["category", "supplier", "quarter"],
  quarter: ["category", "plant", "supplier"],
};

export interface Cell {
  /** Null where the area is not divided further. */
  group: SpendGroup | null;
  rect: Rect;
}

export interface Area {
  group: SpendGroup;
  rect: Rect;
  cells: Cell[];
}

/** What the areas are divided by, if by anything. */
export function nestedDimension(
  lines: readonly SpendLine[],
  { by, filter }: SpendView,
): SpendDimension | null {
  if (!by) return null;
  const open = dividingDimensions(lines, filter);
  return nestedIn[by].find((dimension) => open.includes(dimension)) ?? null;
}

/** The filter laid out: a area for each group, and on it a cell for each part of the group. */
export function layOutAreas(lines: readonly SpendLine[], view: SpendView, canvas: Rect): Area[] {
  const left = filterLines(lines, view.filter);
  const nested = nestedDimension(lines, view);
  const groups = view.by ? groupSpend(left, view.by) : groupSpend(left, "supplier");
  const rects = squarify(
    groups.map(({ total }) => total),
    canvas,
  );
  return groups.map((group, index) => {
    const rect = rects[index]!;
    if (!view.by || !nested) return { group, rect, cells: [{ group: null, rect }] };
    const inner = groupSpend(filterLines(left, { [view.by]: group.id }), nested);
    const innerRects = squarify(
      inner.map(({ total }) => total),
      rect,
    );
    return {
      group,
      rect,
      cells: inner.map((cell, at) => ({ group: cell, rect: innerRects[at]! })),
    };
  });
}

const viewCodec: AddressCodec<SpendView> = {
  read: (query) => spendViewFromQuery(spendLines, query),
  write: (query, view) => withSpendView(spendLines, query, view),
};

/** What is shown and how it is grouped: the map changes it, the list reads it. */
export const useSpendView = () => useAddressState(viewCodec);
