import { plainNumeral } from "../../offer-draft.ts";
import type { SecondCharge } from "../../second-reader/second-reading.ts";
import { type Unproven, wordsAt } from "../proof/unproven.ts";
import type { TableContext } from "../table/table-context.ts";
import { aboutAll, aboutOf, isLeftOut } from "./second-charges.ts";
import { choice } from "../questions/answers.ts";

/** Each with what it falls on, to be left out with one tap. */
export function missedChargeRows(
  context: TableContext,
  contexts: readonly TableContext[],
  missed: readonly SecondCharge[],
): Unproven[] {
  return missed.map((charge) => {
    const isOut = isLeftOut(contexts, charge);
    const text = `${plainNumeral(charge.amount)} for ${charge.part ?? "all parts"}`;
    return {
      field: "charges",
      what: charge.name ?? "Charge",
      read: isOut ? "no charge" : text,
      from: wordsAt(context, charge.place) ?? "",
      answers: [
        choice(context, aboutOf(charge), isOut ? "added" : "none", isOut ? text : "No charge"),
        ...(missed.length > 1 && !isOut
          ? [choice(context, aboutAll, "none", `None of these ${missed.length} charges`)]
          : []),
      ],
      isOfAll: true,
    };
  });
}
