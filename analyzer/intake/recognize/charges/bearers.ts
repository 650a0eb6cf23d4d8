import type { QuoteLine } from "../../quote-line.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import type { LooseCharge } from "./loose-charge.ts";
import { choice } from "../questions/answers.ts";

/** Which lines pay a charge. */
export interface Bearers {
  readonly lines: ReadonlySet<string>;
  readonly isShared: boolean;
  readonly confidence: number;
  /** The visitor says that it is paid for each piece. */
  readonly per?: "unit";
}

export const nobody: Bearers = { lines: new Set(), isShared: false, confidence: 100 };

export function partName({ part, description, id }: QuoteLine): string {
  return part?.value ?? description?.value ?? id;
}

/** An amount that may be no cost, or may be paid for each part or each piece: the visitor says which. */
export function bearersAsked(
  context: TableContext,
  lines: readonly QuoteLine[],
  charge: LooseCharge,
  index: number,
): Bearers {
  const about = `amount/${index}`;
  const chosen = context.corrections.choices.get(about);
  const ids = new Set(lines.map(({ id }) => id));
  const isPercent = charge.charge.kind === "percent";
  const of = (how: string, confidence: number): Bearers => {
    if (how === "none") return nobody;
    if (how === "piece") return { lines: ids, isShared: false, confidence, per: "unit" };
    return { lines: ids, isShared: how === "order", confidence };
  };
  if (chosen !== undefined) return of(chosen, 100);
  const areSeveral = new Set(lines.map(partName)).size > 1;
  const answers: readonly (readonly [string, string])[] = isPercent
    ? [["part", `Yes, add ${charge.raw} to each price`]]
    : [
        ...(areSeveral ? [["order", "Yes, once for the order, by value"] as const] : []),
        ["part", areSeveral ? "Yes, once for each part" : "Yes, once"],
        ["piece", "Yes, for each piece"],
      ];
  const yes = answers.map(([how, label]) => choice(context, about, how, label));
  const no = "No, leave it out";
  if (charge.unsure === undefined) {
    const asked = askChoice(context, about, {
      text: `${context.name} has “${charge.name}” at ${charge.raw}. How often is it paid?`,
      confidence: 70,
      reason: "“per part” may mean each part number or each piece",
      place: charge.place,
      keep: "Once for each part",
      others: [
        choice(context, about, "piece", "For each piece"),
        ...(areSeveral ? [choice(context, about, "order", "Once for the order")] : []),
        choice(context, about, "none", "Leave it out"),
      ],
    });
    lines.forEach((_, line) => asked.touch(line));
    return of("part", asked.confidence);
  }
  const asked = askChoice(context, about, {
    text: `The text of ${context.name} says “${shortened(charge.unsure)}”. Add ${charge.raw} to the cost?`,
    confidence: 50,
    reason: "an amount in the text that is in no line",
    place: charge.place,
    keep: no,
    others: yes,
  });
  lines.forEach((_, line) => asked.touch(line));
  return nobody;
}

function shortened(sentence: string): string {
  return sentence.length > 120 ? `${sentence.slice(0, 117)}…` : sentence;
}
