import type { ComparedPart, Comparison } from "./comparison.ts";

/** Which supplier gets which part, at the lowest total; who gets any part is paid its single charges in full. */
export interface Split {
  /** In the currency that is shown. */
  readonly total: number;
  /** The suppliers that get a part, by name. */
  readonly suppliers: readonly string[];
  /** By part, in the order of the comparison: the index of its supplier. */
  readonly awarded: readonly number[];
}

/** More suppliers than this are tried one after another instead of in every combination. */
const mostCombined = 16;
const mostStarts = 50;

/** The lowest total with at most so many suppliers; `null` where they cannot cover all parts. */
export function bestSplit({ suppliers, parts }: Comparison, mostSuppliers: number): Split | null {
  if (parts.length === 0 || mostSuppliers < 1) return null;
  const quoting = suppliers.flatMap((_, index) =>
    parts.some((part) => costAt(part, index) !== null) ? [index] : [],
  );
  const sets =
    quoting.length <= mostCombined
      ? combinations(quoting, Math.min(mostSuppliers, quoting.length))
      : greedySets(quoting, parts, mostSuppliers);
  let best: Split | null = null;
  for (const set of sets) {
    const found = splitOver(parts, set, suppliers);
    if (found !== null && (best === null || found.total < best.total - 1e-9)) best = found;
  }
  return best;
}

/** Without what is charged once for several parts. An alternative is never awarded unremarked, so not here. */
function costAt({ offers }: ComparedPart, supplier: number): number | null {
  const offer = offers[supplier];
  if (!offer || offer.alternative !== null || offer.total === null) return null;
  return offer.shared.reduce((cost, { share }) => cost - share, offer.total);
}

function splitOver(
  parts: readonly ComparedPart[],
  set: readonly number[],
  suppliers: readonly string[],
): Split | null {
  let total = 0;
  const awarded: number[] = [];
  const once = new Map<string, number>();
  for (const part of parts) {
    let lowest: { supplier: number; cost: number } | null = null;
    for (const supplier of set) {
      const cost = costAt(part, supplier);
      if (cost !== null && (lowest === null || cost < lowest.cost)) lowest = { supplier, cost };
    }
    if (lowest === null) return null;
    total += lowest.cost;
    awarded.push(lowest.supplier);
    for (const { key, amount } of part.offers[lowest.supplier]?.shared ?? []) once.set(key, amount);
  }
  for (const amount of once.values()) total += amount;
  const names = new Set(awarded.map((index) => suppliers[index] ?? ""));
  return { total, suppliers: [...names].sort(), awarded };
}

/** All sets of that size, the fewest suppliers first so that a tie goes to them. */
function combinations(from: readonly number[], most: number): number[][] {
  const sets: number[][] = [];
  const add = (start: number, set: readonly number[], size: number) => {
    if (set.length === size) {
      sets.push([...set]);
      return;
    }
    for (let index = start; index < from.length; index += 1) {
      add(index + 1, [...set, from[index] ?? 0], size);
    }
  };
  for (let size = 1; size <= most; size += 1) add(0, [], size);
  return sets;
}

/** Starts at each of the best suppliers and adds the one that covers most, then saves most. */
function greedySets(
  quoting: readonly number[],
  parts: readonly ComparedPart[],
  most: number,
): number[][] {
  const costsOf = new Map(
    quoting.map((supplier) => [
      supplier,
      parts.flatMap((part, index) => {
        const cost = costAt(part, supplier);
        return cost === null ? [] : [{ index, cost }];
      }),
    ]),
  );
  /** The best to have beside those that already have a cost for some parts. */
  const bestBeside = (lowest: readonly (number | undefined)[], among: readonly number[]) =>
    among
      .map((supplier) => {
        let [covered, total] = [0, 0];
        for (const { index, cost } of costsOf.get(supplier) ?? []) {
          const before = lowest[index];
          if (before === undefined) covered += 1;
          total += before === undefined ? cost : Math.min(0, cost - before);
        }
        return { supplier, covered, total };
      })
      .sort((a, b) => b.covered - a.covered || a.total - b.total)
      .map(({ supplier }) => supplier);
  return bestBeside([], quoting)
    .slice(0, mostStarts)
    .sort((a, b) => a - b)
    .map((first) => {
      const set: number[] = [];
      const lowest: number[] = [];
      for (let next: number | undefined = first; next !== undefined;) {
        set.push(next);
        for (const { index, cost } of costsOf.get(next) ?? []) {
          lowest[index] = Math.min(lowest[index] ?? Infinity, cost);
        }
        const others = quoting.filter((supplier) => !set.includes(supplier));
        next = set.length < most ? bestBeside(lowest, others)[0] : undefined;
      }
      return set;
    });
}
