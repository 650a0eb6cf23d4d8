import type { QuoteLine } from "../../quote-line.ts";
import type { FileReading } from "../../source.ts";
import type { TableContext } from "../table/table-context.ts";
import { type Agreement, compareReadings, isAgreed } from "./agreement.ts";
import { secondLines } from "./second-lines.ts";

export type Reader = "rules" | "second";

/** One of two readings of a file, with how they compare; `null` where there is only that of the rules. */
export interface ReadTogether {
  readonly lines: readonly QuoteLine[];
  readonly together: Together | null;
}

export interface Together {
  readonly agreement: Agreement;
  readonly isAgreed: boolean;
  /** Whose lines are shown. */
  readonly leader: Reader;
}

/**
 * The rules' lines beside the second reading of the file. Where they differ the rules lead until the visitor chooses: what
 * else the file says, charges above all, is looked for around their lines.
 */
export function readTogether(
  { second }: FileReading,
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): ReadTogether {
  if (second === undefined || lines.length === 0) return { lines, together: null };
  const agreement = compareReadings(lines, second);
  if (isAgreed(agreement)) {
    const together = { agreement, isAgreed: true, leader: "rules" } as const;
    return { lines, together };
  }
  // Two readings with other offers each are of no help to each other.
  const { onlyRules, onlySecond } = agreement;
  if (onlyRules.length > 0 && onlySecond.length > 0) return { lines, together: null };
  const isChosen = contexts.some(
    ({ corrections }) => corrections.choices.get("reading") === "second",
  );
  return isChosen && agreement.pairs.length > 0 && agreement.onlySecond.length === 0
    ? { lines: secondLines(agreement), together: { agreement, isAgreed: false, leader: "second" } }
    : { lines, together: { agreement, isAgreed: false, leader: "rules" } };
}
