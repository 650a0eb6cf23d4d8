import { listText, moneyText } from "../figures.ts";
import type { PackageSettings } from "../settings.ts";
import { bestSplit, type Split } from "./best-split.ts";
import type { Comparison } from "./comparison.ts";

export interface RequestAward {
  readonly recommendation: string;
  /** What is awarded, by part. */
  readonly lineIds: readonly string[];
  /** The total by the number of suppliers, as far as one more saves. */
  readonly choices: readonly string[];
  /** Alternatives and parts that nobody quotes. */
  readonly remarks: readonly string[];
  /** From which freight or duty on, where none is stated, another award is the cheaper one. */
  readonly turns: readonly string[];
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
  const lineIds = comparison.parts.flatMap(
    ({ offers }, index) => offers[split.awarded[index] ?? -1]?.lineId ?? [],
  );
  return {
    recommendation: `Award ${partsText(lineIds.length)} to ${listText(split.suppliers)} for ${amount(split.total)} landed.`,
    lineIds,
    choices: choiceSentences(comparison, mostSuppliers, amount),
    remarks: alternativeSentences(comparison, amount),
    turns: turnSentences(comparison, split, mostSuppliers, amount),
  };
}

/** An open cost is the supplier's own: it is saved when nothing is bought of it. */
function turnSentences(
  comparison: Comparison,
  { awarded, total }: Split,
  mostSuppliers: number,
  amount: (total: number) => string,
): string[] {
  const openAt = (among: readonly number[], supplier?: number) =>
    comparison.parts.flatMap(({ offers }, index) => {
      const of = among[index] ?? -1;
      return supplier === undefined || of === supplier ? (offers[of]?.open ?? []) : [];
    });
  return [...new Set(awarded)].flatMap((supplier) => {
    const open = [...new Set(openAt(awarded, supplier))];
    const parts = comparison.parts.map((part) => ({
      ...part,
      offers: part.offers.map((offer, index) => (index === supplier ? null : offer)),
    }));
    const other = open.length === 0 ? null : bestSplit({ ...comparison, parts }, mostSuppliers);
    if (other === null) return [];
    const unless = openAt(other.awarded).length > 0 ? ", if theirs is zero" : "";
    const least = amount(other.total - total);
    return [
      `With more than ${least} for ${listText(open)} of ${comparison.suppliers[supplier]}, the award to ${listText(other.suppliers)} is cheaper${unless}.`,
    ];
  });
}

function partsText(count: number): string {
  return count === 1 ? "1 part" : `${count} parts`;
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
