import type { QuoteLine } from "../../quote-line.ts";
import type { SecondCharge } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";
import { lineValue } from "../checks/stated-totals.ts";
import type { TableContext } from "../table/table-context.ts";
import { type Agreement, compareReadings, isAgreed } from "./agreement.ts";
import { type Contested, contestedIn, withSettled } from "./contested.ts";
import { missedCharges, withMissedCharges } from "./second-charges.ts";
import { withSecondSupplier } from "./only-second.ts";
import { secondLines } from "./second-lines.ts";
import { withSecondTerms } from "./second-terms.ts";
import { differingTerms } from "./terms-agreement.ts";

export interface ComparedReadings {
  readonly agreement: Agreement;
  readonly isAgreed: boolean;
  /** What the readings have differently, each with whether the second's is shown. */
  readonly contested: ReadonlyMap<Contested, boolean>;
  /** Offers of the rules' alone that are left out. */
  readonly gone: ReadonlySet<QuoteLine>;
  /** The rules have none of the second reader's offers, which are shown in place of theirs. */
  readonly isReplaced: boolean;
  /** The rules have no name for the supplier, and the second reader has. */
  readonly isSupplierSecond: boolean;
}

export interface Together extends ComparedReadings {
  /** What they have differently beside the offers, in words. */
  readonly differing: readonly string[];
  /** Charges that only the second reader has. */
  readonly missed: readonly SecondCharge[];
}

const nearEnough = 0.011;

/** The rules' lines, with those values of the second reading that are likelier or that the visitor chose. */
export function readTogether(
  file: FileReading,
  contexts: readonly TableContext[],
  found: readonly QuoteLine[],
  lineTotals: ReadonlyMap<string, number>,
  isReplaced: boolean,
  atFirst?: ComparedReadings["contested"],
): { readonly lines: readonly QuoteLine[]; readonly compared: ComparedReadings | null } {
  const { second } = file;
  if (second === undefined || found.length === 0) return { lines: found, compared: null };
  const lines = withSecondSupplier(file, found, second);
  const agreement = compareReadings(lines, second);
  // Two readings with other offers each are of no help to each other.
  const { pairs, onlyRules, onlySecond } = agreement;
  const isApart = pairs.length === 0 || (onlyRules.length > 0 && onlySecond.length > 0);
  if (isApart && !isReplaced) {
    return { lines, compared: null };
  }
  const isProven = (line: QuoteLine) => {
    const total = lineTotals.get(line.id);
    return total !== undefined && Math.abs((lineValue(line)?.amount ?? NaN) - total) < nearEnough;
  };
  const chosenOf = (what: string) =>
    contexts.flatMap(({ corrections }) => corrections.choices.get(`reading/${what}`) ?? [])[0];
  const contested = new Map(
    [...contestedIn(agreement, second, isProven)].map(([what, isLikelier]) => {
      const chosen = chosenOf(what);
      const isShown = atFirst?.get(what) ?? (isLikelier || (isReplaced && what === "offers"));
      return [what, chosen === undefined ? isShown : chosen === "second"];
    }),
  );
  const isLeftOut = (line: QuoteLine) => {
    const chosen = chosenOf(line.id);
    if (isReplaced) return true;
    return chosen === undefined ? contested.get("offers") === true : chosen === "second";
  };
  const gone = new Set(onlyRules.filter(isLeftOut));
  const ruled = secondLines(lines, agreement, contested, gone);
  const read = withSecondTerms(file, ruled, agreement);
  const isOwn = !isReplaced && read.every((line, index) => line === ruled[index]);
  const settled = withSettled(agreement, contested);
  const isOpen = (what: Contested) =>
    what === "offers" || settled.pairs.some(({ differing }) => differing.includes(what));
  return {
    lines: read,
    compared: {
      agreement: settled,
      isAgreed: isAgreed(settled) && isOwn,
      contested: new Map([...contested].filter(([what]) => isOpen(what))),
      gone,
      isReplaced,
      isSupplierSecond: lines !== found,
    },
  };
}

/** The same once charges are known, with those that the rules missed. */
export function chargedTogether(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  compared: ComparedReadings | null,
  file: FileReading,
  isSum: (amount: number) => boolean,
): { readonly charged: readonly QuoteLine[]; readonly together: Together | null } {
  const { second } = file;
  if (compared === null || second === undefined) return { charged: lines, together: null };
  const { agreement } = compared;
  const missed = missedCharges(lines, second).filter(({ amount }) => !isSum(amount));
  const charged = withMissedCharges(contexts, lines, missed);
  const differing = differingTerms(file, agreement, charged, second);
  return { charged, together: { ...compared, missed, differing } };
}
