import {
  type Cut,
  cutLines,
  groupSpend,
  type SpendDimension,
  spendDimensions,
  type SpendGroup,
  spendIds,
  type SpendLine,
} from "./cube-figures.ts";
import { type Rect, squarify } from "./treemap.ts";

/** What of the cube is laid out, and by what. */
export interface SpendView {
  /** Null when the cut leaves nothing to divide. */
  by: SpendDimension | null;
  cut: Cut;
}

/** The view of an address; what it does not know is as if it were absent. */
export function spendViewFromQuery(lines: readonly SpendLine[], query: URLSearchParams): SpendView {
  const cut: Cut = {};
  for (const dimension of spendDimensions) {
    const id = query.get(dimension);
    if (id !== null && spendIds(lines, dimension).includes(id)) cut[dimension] = id;
  }
  const open = dividingDimensions(lines, cut);
  return { by: open.find((dimension) => dimension === query.get("by")) ?? open[0] ?? null, cut };
}

/** The dimensions in which a cut can still be divided. */
export function dividingDimensions(lines: readonly SpendLine[], cut: Cut): SpendDimension[] {
  const left = cutLines(lines, cut);
  return spendDimensions.filter((dimension) => spendIds(left, dimension).length > 1);
}

/** The query with the view in it. The layout is left out where it would be chosen anyway. */
export function withSpendView(
  lines: readonly SpendLine[],
  query: URLSearchParams,
  { by, cut }: SpendView,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("by");
  for (const dimension of spendDimensions) {
    const id = cut[dimension];
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

export interface Blank {
  /** Null where the sheet is not divided further. */
  group: SpendGroup | null;
  rect: Rect;
}

export interface Sheet {
  group: SpendGroup;
  rect: Rect;
  blanks: Blank[];
}

/** What the sheets are divided by, if by anything. */
export function nestedDimension(
  lines: readonly SpendLine[],
  { by, cut }: SpendView,
): SpendDimension | null {
  if (!by) return null;
  const open = dividingDimensions(lines, cut);
  return nestedIn[by].find((dimension) => open.includes(dimension)) ?? null;
}

/** The cut laid out: a sheet for each group, and on it a blank for each part of the group. */
export function nestSheets(lines: readonly SpendLine[], view: SpendView, stock: Rect): Sheet[] {
  const left = cutLines(lines, view.cut);
  const nested = nestedDimension(lines, view);
  const groups = view.by ? groupSpend(left, view.by) : groupSpend(left, "supplier");
  const rects = squarify(
    groups.map(({ total }) => total),
    stock,
  );
  return groups.map((group, index) => {
    const rect = rects[index]!;
    if (!view.by || !nested) return { group, rect, blanks: [{ group: null, rect }] };
    const inner = groupSpend(cutLines(left, { [view.by]: group.id }), nested);
    const innerRects = squarify(
      inner.map(({ total }) => total),
      rect,
    );
    return {
      group,
      rect,
      blanks: inner.map((blank, at) => ({ group: blank, rect: innerRects[at]! })),
    };
  });
}
