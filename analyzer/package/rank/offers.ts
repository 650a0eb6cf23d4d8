import type { Quote } from "../../quote/quote.ts";
import type { SetAsideOffer } from "../analysis.ts";
import { quantityText } from "../figures.ts";
import type { OpenCost } from "../normalize/delivery.ts";
import type { IncomparableLine, NormalizedLine, NormalizedPart } from "../normalize/normalize.ts";
import { isIdOfSource } from "../../intake/source.ts";
import { supplierKey } from "../part-key.ts";
import type { PackageSettings } from "../settings.ts";

/** What is ranked: a line, or a supplier's lines for all parts. Costs are in the base currency of the rates. */
export interface Offer extends Quote {
  readonly landedCost: number;
  readonly lines: readonly NormalizedLine[];
}

/** What nobody states of its cost, on any of its lines. */
export function openCostsOf({ lines }: Pick<Offer, "lines">): OpenCost[] {
  return (["freight", "duty"] as const).filter((cost) =>
    lines.some(({ delivery }) => delivery.open.includes(cost)),
  );
}

export interface OfferSet {
  readonly offers: readonly Offer[];
  readonly setAside: readonly SetAsideOffer[];
}

/** Each comparable line of a part as an offer, by its landed cost per unit. */
export function partOffers(
  { context, lines, incomparable }: NormalizedPart,
  { usedFiles = [] }: Pick<PackageSettings, "usedFiles"> = {},
): OfferSet {
  const { holding: all, superseded } = holdingLines(lines);
  const isAside = ({ line }: NormalizedLine) =>
    line.alternative !== undefined && !usedFiles.some((id) => isIdOfSource(line.tableId, id));
  // Nobody is awarded an alternative unasked where somebody offers what was asked for.
  const alternatives = all.every(isAside) ? [] : all.filter(isAside);
  const holding = all.filter((each) => !alternatives.includes(each));
  return {
    offers: holding.map((normalized) => ({
      id: normalized.line.id,
      supplier: normalized.line.supplier.value,
      landedCost: normalized.perUnitInBase,
      leadTimeDays: normalized.line.leadTimeDays?.value ?? null,
      reliability: normalized.line.rating?.value ?? null,
      lines: [normalized],
    })),
    setAside: [
      ...incomparable.map((each): SetAsideOffer => ({
        id: each.line.id,
        lineIds: [each.line.id],
        supplier: each.line.supplier.value,
        kind: each.kind ?? "not-comparable",
        reason: setAsideSentence(each),
        sources: each.sources,
      })),
      ...alternatives.map(({ line }): SetAsideOffer => ({
        id: line.id,
        lineIds: [line.id],
        supplier: line.supplier.value,
        kind: "alternative",
        reason: `${line.supplier.value} offers an alternative (“${line.alternative?.value}”): check it against what was asked for.`,
        sources: line.alternative ? [line.alternative.place] : [],
      })),
      ...superseded.map(({ line, goods }): SetAsideOffer => ({
        id: line.id,
        lineIds: [line.id],
        supplier: line.supplier.value,
        kind: "other-quantity",
        reason: `This row of ${line.supplier.value} is for ${quantityText(goods.stated ?? 0, context.dimension)}; another one applies to ${quantityText(goods.wanted ?? 0, context.dimension)}.`,
        sources: line.quantity ? [line.quantity.place] : [],
      })),
    ],
  };
}

function setAsideSentence({ line, reason, kind }: IncomparableLine): string {
  const supplier = line.supplier.value;
  if (kind === "replaced") return `${reason}.`;
  if (kind === "expired") return `${supplier} is not ranked: ${reason}.`;
  return kind === "excluded"
    ? `${supplier} is ${reason}.`
    : `${supplier} cannot be compared: ${reason}.`;
}

/**
 * Rows of one table in which a supplier prices a part at several quantities are a price list: at the one quantity that
 * all offers are compared at, only the row that is reached holds.
 */
export function holdingLines(lines: readonly NormalizedLine[]) {
  const lists = Map.groupBy(lines, ({ line, goods, part }) => {
    const isAtOneQuantity = part.isOneQuantity || goods.isAsked;
    return isAtOneQuantity && goods.stated !== null
      ? `${line.tableId}\n${supplierKey(line)}\n${line.currency?.value}\n${line.unit.value.label}`
      : line.id;
  });
  const holding: NormalizedLine[] = [];
  const superseded: NormalizedLine[] = [];
  for (const list of lists.values()) {
    const reached = reachedQuantity(list);
    for (const each of list) {
      (list.length === 1 || each.goods.stated === reached ? holding : superseded).push(each);
    }
  }
  return { holding, superseded };
}

function reachedQuantity(list: readonly NormalizedLine[]): number {
  const wanted = list[0]?.goods.wanted ?? 0;
  let [reached, least] = [0, Infinity];
  for (const { goods } of list) {
    const stated = goods.stated ?? 0;
    if (stated <= wanted) reached = Math.max(reached, stated);
    least = Math.min(least, stated);
  }
  return reached > 0 ? reached : least;
}
