import { choice, choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** A price beside no supplier is left out, and said. */
export function askAboutNoSupplier(context: TableContext, row: number, column: number): string {
  const about = "no-supplier";
  context.book
    .ask(
      choiceQuestion(context, about, {
        text: `Some prices of ${context.name} stand beside no supplier. Leave their rows out?`,
        confidence: 0,
        reason: "the cell of the supplier is empty",
        place: context.regular.cellPlace(row, column),
        keep: "Yes, leave them out",
        others: [],
      }),
    )
    .touch(row);
  return "no supplier";
}

/** How sure an offer of running text is; `null` where the visitor says that it is none. */
export function askAboutText(context: TableContext, row: number, line: number): number | null {
  if (context.regular.isProse !== true) return 100;
  const about = "text-offers";
  if (context.corrections.choices.get(about) === "no") return null;
  const words = (context.rows[row] ?? []).flatMap((cell) => cell?.text ?? []).join(", ");
  const asked = context.book.ask(
    choiceQuestion(context, about, {
      text: `The text of ${context.name} says “${words}”. Is this the offer?`,
      confidence: 90,
      reason: "it was read from sentences, not from a table",
      place: context.regular.cellPlace(row, 2),
      keep: "Yes, it is",
      others: [choice(context, about, "no", "No, leave it out")],
    }),
  );
  asked.touch(line);
  return asked.confidence;
}
