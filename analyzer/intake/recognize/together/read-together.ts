import type { QuoteLine } from "../../quote-line.ts";
import type { FileReading } from "../../source.ts";
import type { TableContext } from "../table/table-context.ts";
import { type Agreement, compareReadings, isAgreed } from "./agreement.ts";
import { type Contested, contestedIn } from "./contested.ts";
import { secondLines } from "./second-lines.ts";

/** One of two readings of a file, with how they compare; `null` where there is only that of the rules. */
export interface ReadTogether {
  readonly lines: readonly QuoteLine[];
  readonly together: Together | null;
}

export interface Together {
  readonly agreement: Agreement;
  readonly isAgreed: boolean;
  /** What the readings have differently, each with whether the second's is shown. */
  readonly contested: ReadonlyMap<Contested, boolean>;
}

/** The rules' lines, with those values of the second reading that are likelier or that the visitor chose. */
export function readTogether(
  { second }: FileReading,
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): ReadTogether {
  if (second === undefined || lines.length === 0) return { lines, together: null };
  const agreement = compareReadings(lines, second);
  // Two readings with other offers each are of no help to each other.
  const { pairs, onlyRules, onlySecond } = agreement;
  if (pairs.length === 0 || (onlyRules.length > 0 && onlySecond.length > 0)) {
    return { lines, together: null };
  }
  const contested = new Map(
    [...contestedIn(agreement, second)].map(([what, isLikelier]) => {
      const said = contexts.map(({ corrections }) => corrections.choices.get(`reading/${what}`));
      const chosen = said.find((each) => each !== undefined);
      return [what, chosen === undefined ? isLikelier : chosen === "second"];
    }),
  );
  return {
    lines: secondLines(lines, agreement, contested),
    together: { agreement, isAgreed: isAgreed(agreement), contested },
  };
}
