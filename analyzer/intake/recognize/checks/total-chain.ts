import { isDiscountName } from "../lines/row-discount.ts";
import { beginsWithTotal, isTaxName, isTotalName } from "../lines/total-rows.ts";

/** A name with one amount, in the order of the file. */
export interface NamedAmount {
  readonly words: string;
  readonly amount: number;
}

export type ChainKind = "total" | "charge" | "tax" | null;

/** More than these nobody adds between two totals. */
const mostBetween = 4;
const nearEnough = 0.011;

/**
 * What amounts below the offers are, as their own sums prove: one that is what the offers come to is a total, and what
 * stands between two totals and makes the difference comes on top of the offers. `null` where no sum speaks for it.
 */
export function totalChain(
  amounts: readonly NamedAmount[],
  goods: readonly number[],
): readonly ChainKind[] {
  const kinds: ChainKind[] = amounts.map(() => null);
  let bases = goods.filter((sum) => sum > 0);
  /** Where the amounts begin that no total contains yet. */
  let open = 0;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= nearEnough;
  for (const [at, { amount, words }] of amounts.entries()) {
    if (isTaxName(words) || isDiscountName(words)) continue;
    if (bases.some((base) => isNear(base, amount))) {
      kinds[at] = "total";
      bases = [amount];
      open = at + 1;
      continue;
    }
    for (let from = at - 1; from >= Math.max(open, at - mostBetween); from -= 1) {
      const between = amounts.slice(from, at);
      if (between.some((each) => isDiscountName(each.words) || isSum(each.words))) break;
      const extra = between.reduce((sum, each) => sum + each.amount, 0);
      if (!bases.some((base) => isNear(base + extra, amount))) continue;
      for (const [index, each] of between.entries()) {
        kinds[from + index] = isTaxName(each.words) ? "tax" : "charge";
      }
      kinds[at] = "total";
      bases = [amount];
      open = at + 1;
      break;
    }
  }
  return kinds;
}

/** The sum of offers that were not read is no charge. */
function isSum(words: string): boolean {
  return (isTotalName(words) || beginsWithTotal(words) || sums.test(words)) && !isTaxName(words);
}

const sums =
  /(?<!\p{L})(?:sub)?tota[al]|summe|(?<!\p{L})sum(?!\p{L})|suma|razem|celkem|összesen|toplam|合|小计|小計/iu;
