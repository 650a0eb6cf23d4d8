import type { SetAsideOffer } from "../analysis.ts";
import { listText } from "../figures.ts";
import {
  type NormalizedLine,
  type NormalizedPart,
  roundToTwelveDigits,
} from "../normalize/normalize.ts";
import { holdingLines, type Offer, type OfferSet } from "./offers.ts";
import { supplierKey } from "../part-key.ts";
import { partTitle } from "../normalize/part-title.ts";

interface SupplierLines {
  /** The spelling that comes first by its letters, whatever the order of the files. */
  supplier: string;
  readonly chosen: Map<string, NormalizedLine>;
  /** By part: why its line cannot be compared; of several reasons the first by its letters. */
  readonly refused: Map<string, string>;
  readonly lineIds: string[];
}

export interface PackageOffers extends OfferSet {
  /** The parts that were added up. */
  readonly parts: readonly NormalizedPart[];
  /** Parts that no quote can be compared on. */
  readonly leftOut: readonly NormalizedPart[];
}

/**
 * Suppliers by their total over all parts. One that does not price every part is kept out of the ranking: its total
 * would be lower for the wrong reason. Of several offers for a part, a supplier's lowest counts.
 */
export function packageOffers(normalized: readonly NormalizedPart[]): PackageOffers {
  const canBeAdded = ({ lines }: NormalizedPart) =>
    lines.some(({ goods }) => goods.wanted !== null);
  const parts = normalized.filter(canBeAdded);
  const leftOut = normalized.filter((part) => !canBeAdded(part));
  const suppliers = new Map<string, SupplierLines>();
  const linesOf = ({ line }: Pick<NormalizedLine, "line">) => {
    const key = supplierKey(line);
    const found: SupplierLines = suppliers.get(key) ?? {
      supplier: line.supplier.value,
      chosen: new Map(),
      refused: new Map(),
      lineIds: [],
    };
    if (line.supplier.value < found.supplier) found.supplier = line.supplier.value;
    found.lineIds.push(line.id);
    suppliers.set(key, found);
    return found;
  };
  for (const { context, lines, incomparable } of parts) {
    for (const each of holdingLines(lines).holding) {
      const { chosen } = linesOf(each);
      const other = chosen.get(context.key);
      if (!other || isLower(each, other)) chosen.set(context.key, each);
    }
    for (const each of incomparable) {
      const { refused } = linesOf(each);
      const other = refused.get(context.key);
      if (other === undefined || each.reason < other) refused.set(context.key, each.reason);
    }
  }

  const offers: Offer[] = [];
  const setAside: SetAsideOffer[] = [];
  for (const [id, { supplier, chosen, refused, lineIds }] of suppliers) {
    if (chosen.size === parts.length) {
      offers.push(supplierOffer(id, supplier, [...chosen.values()]));
      continue;
    }
    const lackingCount = parts.length - chosen.size;
    const named = firstLacking(parts, chosen).map(({ context }) => {
      const reason = refused.get(context.key);
      return reason ? `${partTitle(context)} (${reason})` : partTitle(context);
    });
    if (lackingCount > named.length) named.push(`${lackingCount - named.length} more`);
    setAside.push({
      id,
      lineIds: lineIds.toSorted(),
      supplier,
      kind: "incomplete",
      reason: `${supplier} prices ${chosen.size} of ${parts.length} parts: nothing comparable for ${listText(named)}.`,
      sources: [],
    });
  }
  return { offers, setAside, parts, leftOut };
}

const mostNamed = 5;

function firstLacking(parts: readonly NormalizedPart[], chosen: ReadonlyMap<string, unknown>) {
  const lacking: NormalizedPart[] = [];
  for (const part of parts) {
    if (lacking.length === mostNamed) break;
    if (!chosen.has(part.context.key)) lacking.push(part);
  }
  return lacking;
}

function isLower(a: NormalizedLine, b: NormalizedLine): boolean {
  if (a.perUnitInBase !== b.perUnitInBase) return a.perUnitInBase < b.perUnitInBase;
  return a.line.id < b.line.id;
}

/** The package arrives with its last part, and is as reliable as its least reliable line says. */
function supplierOffer(id: string, supplier: string, lines: readonly NormalizedLine[]): Offer {
  const days = lines.map(({ line }) => line.leadTimeDays?.value ?? null);
  const ratings = lines.flatMap(({ line }) => line.rating?.value ?? []);
  const costs = lines.map(({ perUnitInBase, goods }) => perUnitInBase * (goods.wanted ?? 0));
  return {
    id,
    supplier,
    landedCost: roundToTwelveDigits(costs.reduce((sum, cost) => sum + cost, 0)),
    leadTimeDays: days.reduce<number | null>(
      (longest, each) => (longest === null || each === null ? null : Math.max(longest, each)),
      0,
    ),
    reliability: ratings.reduce<number | null>(
      (lowest, each) => Math.min(lowest ?? each, each),
      null,
    ),
    lines,
  };
}
