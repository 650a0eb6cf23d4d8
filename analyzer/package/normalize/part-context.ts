import type { Dimension, QuoteLine } from "../../intake/quote-line.ts";
import { convertDimension, type PieceMeasures } from "./convert-unit.ts";
import { partKey } from "../part-key.ts";
import { type PackageSettings, settingOf } from "../settings.ts";

/** What all offers for one part are measured by. */
export interface PartContext {
  readonly key: string;
  /** What quantities of this part count. */
  readonly dimension: Dimension;
  readonly measures: PieceMeasures;
  readonly askedQuantity: number | null;
  /** What most quotes state, the larger of two equally frequent; `null` when none states one. */
  readonly usualQuantity: number | null;
  /** All quantities that are stated, rising. */
  readonly statedQuantities: readonly number[];
  /** A package can only be added up at one quantity for each part. */
  readonly isOneQuantity: boolean;
  readonly lines: readonly QuoteLine[];
}

/** The parts of a package, each with its lines, in the order of their keys. */
export function partContexts(
  lines: readonly QuoteLine[],
  settings: PackageSettings,
): PartContext[] {
  const byPart = Map.groupBy(lines, partKey);
  return [...byPart.keys()].sort().map((key) => partContext(key, byPart.get(key) ?? [], settings));
}

function partContext(
  key: string,
  lines: readonly QuoteLine[],
  settings: PackageSettings,
): PartContext {
  const holding = lines.filter(({ aside }) => aside === undefined);
  const dimension = commonDimension(holding.length > 0 ? holding : lines);
  const measures = {
    weightKg: positive(settingOf(settings.unitWeightsKg, key)),
    lengthM: positive(settingOf(settings.unitLengthsM, key)),
  };
  const counts = new Map<number, number>();
  for (const line of holding) {
    const stated = statedQuantity(line, dimension, measures);
    if (stated !== null) counts.set(stated, (counts.get(stated) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || b - a);
  return {
    key,
    dimension,
    measures,
    askedQuantity: positive(settingOf(settings.askedQuantities, key)),
    usualQuantity: usual?.[0] ?? null,
    statedQuantities: [...counts.keys()].sort((a, b) => a - b),
    isOneQuantity: settings.rankBy === "package",
    lines,
  };
}

/** Pieces as soon as one quote counts them; else what all count. */
function commonDimension(lines: readonly QuoteLine[]): Dimension {
  const counted = new Set(lines.map((line) => line.quantityUnit.value.dimension));
  return (["count", "weight", "length"] as const).find((each) => counted.has(each)) ?? "count";
}

/** The quantity of a line in the part's dimension, or `null` when there is none that can be used. */
export function statedQuantity(
  line: QuoteLine,
  dimension: Dimension,
  measures: PieceMeasures,
): number | null {
  const { dimension: from, size } = line.quantityUnit.value;
  const amount = positive(line.quantity?.value);
  return amount === null ? null : convertDimension(amount * size, from, dimension, measures);
}

export function positive(value: number | null | undefined): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
}
