import { daysText, listText, moneyText } from "../figures.ts";
import type { PackageSettings } from "../settings.ts";
import { bestSplit, type Split } from "./best-split.ts";
import { type Comparison, termsText } from "./comparison.ts";

export interface AwardedPart {
  readonly part: string;
  readonly description: string | null;
  readonly supplier: string;
  readonly landedCost: string;
  readonly leadTime: string;
  /** Quote number, validity, terms of payment and delivery, remarks: what the quote states of them. */
  readonly terms: readonly string[];
}

/** One sheet for the award of a whole request. */
export interface RequestAward {
  readonly recommendation: string;
  readonly parts: readonly AwardedPart[];
  /** What each supplier gets. */
  readonly suppliers: readonly {
    readonly supplier: string;
    readonly parts: number;
    readonly total: string;
  }[];
  /** The total by the number of suppliers, as far as one more saves. */
  readonly choices: readonly string[];
  /** Alternatives and parts that nobody quotes. */
  readonly remarks: readonly string[];
}

/** The award at the lowest total with at most so many suppliers; `null` where the parts are not all covered. */
export function requestAward(
  comparison: Comparison,
  { currency }: Pick<PackageSettings, "currency">,
  mostSuppliers: number,
): RequestAward | null {
  const split = bestSplit(comparison, mostSuppliers);
  if (split === null) return null;
  const amount = (total: number) => `${moneyText(total)} ${currency}`;
  const parts = comparison.parts.flatMap(({ title, description, offers }, index): AwardedPart[] => {
    const offer = offers[split.awarded[index] ?? -1];
    if (!offer) return [];
    return [
      {
        part: title,
        description,
        supplier: offer.supplier,
        landedCost: amount(offer.total ?? offer.perUnit),
        leadTime: offer.leadTimeDays === null ? "not given" : daysText(offer.leadTimeDays),
        terms: termsText(offer.terms),
      },
    ];
  });
  return {
    recommendation: `Award ${partsText(parts.length)} to ${listText(split.suppliers)} for ${amount(split.total)} landed.`,
    parts,
    suppliers: split.suppliers.map((supplier) =>
      supplierTotal(comparison, split, supplier, amount),
    ),
    choices: choiceSentences(comparison, mostSuppliers, amount),
    remarks: alternativeSentences(comparison, amount),
  };
}

function partsText(count: number): string {
  return count === 1 ? "1 part" : `${count} parts`;
}

function supplierTotal(
  { suppliers, parts }: Comparison,
  { awarded }: Split,
  supplier: string,
  amount: (total: number) => string,
) {
  const index = suppliers.indexOf(supplier);
  const own = parts.filter((_, part) => awarded[part] === index);
  const total = own.reduce((sum, { offers }) => sum + (offers[index]?.total ?? 0), 0);
  return { supplier, parts: own.length, total: amount(total) };
}

function choiceSentences(
  comparison: Comparison,
  mostSuppliers: number,
  amount: (total: number) => string,
): string[] {
  const sentences: string[] = [];
  let last: number | null = null;
  for (let count = 1; count <= Math.max(mostSuppliers, 3); count += 1) {
    const split = bestSplit(comparison, count);
    if (split === null || split.suppliers.length < count) continue;
    if (last !== null && split.total > last - 0.005) break;
    last = split.total;
    const who =
      split.suppliers.length === 1 ? "one supplier" : `${split.suppliers.length} suppliers`;
    sentences.push(`With ${who}, ${listText(split.suppliers)}: ${amount(split.total)}.`);
  }
  return sentences;
}

function alternativeSentences({ parts }: Comparison, amount: (total: number) => string): string[] {
  return parts.flatMap(({ title, offers }) =>
    offers.flatMap((offer) =>
      offer === null || offer.alternative === null
        ? []
        : [
            `${offer.supplier} offers an alternative for ${title} at ${amount(offer.total ?? offer.perUnit)}: check it against the drawing.`,
          ],
    ),
  );
}
