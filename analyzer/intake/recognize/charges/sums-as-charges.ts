import { chargesOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import { lineValue, reachOf, type StatedTotal } from "../checks/stated-totals.ts";
import type { TableContext } from "../table/table-context.ts";

const nearEnough = 0.02;

/** Whether an amount is what several lines come to, with or without charges and tax, what is carried over, or all charges. */
export function sumOfLines(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  stated: readonly StatedTotal[],
  lineTotals: ReadonlyMap<string, number>,
): (amount: number) => boolean {
  if (lines.length < 2) return () => false;
  const reach = reachOf(contexts, lines, stated, lineTotals);
  const carried: number[] = [];
  let sum = 0;
  for (const line of lines) {
    sum += lineTotals.get(line.id) ?? lineValue(line)?.amount ?? 0;
    carried.push(sum);
  }
  const borne = lines
    .flatMap(chargesOfLine)
    .flatMap(({ charge: { value } }) =>
      value.kind === "amount" && value.per === "order" && value.isShared !== true
        ? [value.amount]
        : [],
    );
  const sums = carried.slice(1);
  if (borne.length > 1) sums.push(borne.reduce((all, amount) => all + amount, 0));
  const goods = [{ amount: sum, roundedBy: 0 }];
  return (amount) =>
    sums.some((each) => Math.abs(each - amount) < nearEnough) ||
    reach?.isReached({ amount, words: "" }, goods) === true;
}
