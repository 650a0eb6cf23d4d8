import type { Charge, NamedCharge, QuoteLine, Reading } from "../../quote-line.ts";
import { choice, choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { plainText } from "../values/plain-words.ts";
import type { LooseCharge } from "./loose-charge.ts";

const mostPartsNamed = 4;

/** Gives charges in rows or lines of their own to the parts they belong to; where that is not clear, it is asked. */
export function attachCharges(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  charges: readonly LooseCharge[],
): QuoteLine[] {
  let result = [...lines];
  charges.forEach((charge, index) => {
    const bearers = bearersOf(contexts, result, charge, index);
    if (bearers.lines.size === 0) return;
    result = result.map((line) =>
      bearers.lines.has(line.id) ? withCharge(line, charge, bearers) : line,
    );
  });
  return result;
}

interface Bearers {
  readonly lines: ReadonlySet<string>;
  readonly isShared: boolean;
  readonly confidence: number;
}

const nobody: Bearers = { lines: new Set(), isShared: false, confidence: 100 };

function bearersOf(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  charge: LooseCharge,
  index: number,
): Bearers {
  const bySupplier =
    charge.supplier === null
      ? lines
      : lines.filter(({ supplier }) => supplier.value === charge.supplier);
  const ofTable = bySupplier.filter(({ tableId }) => tableId === charge.tableId);
  const near = ofTable.length > 0 ? ofTable : bySupplier;
  const fitting = near.filter(({ currency }) => isInCurrency(charge, currency));
  if (fitting.length === 0) askAboutCurrency(contexts, near, charge, index);
  const text = ` ${plainText(`${charge.name} ${charge.raw}`)} `;
  const named = fitting.filter(
    ({ part }) => part !== null && text.includes(` ${plainText(part.value)} `),
  );
  const possible = named.length > 0 ? named : fitting;
  const parts = [...new Set(possible.map((line) => partName(line)))];
  const bearing = (of: readonly QuoteLine[], isShared: boolean, confidence: number): Bearers => ({
    lines: new Set(of.map(({ id }) => id)),
    isShared,
    confidence,
  });
  if (parts.length <= 1) return bearing(possible, false, Math.max(charge.confidence, 95));
  // What is stated per unit or in percent falls on every line by itself, and freight on all of them.
  if (charge.charge.kind === "percent" || charge.charge.per === "unit")
    return bearing(possible, false, 95);
  if (charge.kind === "freight" || charge.kind === "minimum") return bearing(possible, true, 95);

  const context = contexts.find(({ table }) => table.id === charge.tableId) ?? contexts[0];
  if (context === undefined) return nobody;
  const about = `charge/${index}`;
  const chosen = context.corrections.choices.get(about);
  if (chosen === "none") return nobody;
  if (chosen !== undefined) {
    return bearing(
      possible.filter((line) => partName(line) === chosen),
      false,
      100,
    );
  }
  const asked = context.book.ask(
    choiceQuestion(context, about, {
      text: `${context.name} has “${charge.name}” at ${charge.raw}. Which parts bear it?`,
      confidence: 60,
      reason: "the file does not say for which parts it is",
      place: charge.place,
      keep: "All parts, by their value",
      others: [
        ...parts
          .slice(0, mostPartsNamed)
          .map((part) => choice(context, about, part, `Only ${part}`)),
        choice(context, about, "none", "Leave it out"),
      ],
    }),
  );
  possible.forEach((_, line) => asked.touch(line));
  return bearing(possible, true, asked.confidence);
}

/** A charge in another currency than the prices is left out, and said. */
function askAboutCurrency(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  charge: LooseCharge,
  index: number,
) {
  const context = contexts.find(({ table }) => table.id === charge.tableId) ?? contexts[0];
  if (context === undefined || lines.length === 0) return;
  context.book
    .ask(
      choiceQuestion(context, `charge/${index}`, {
        text: `${context.name} has “${charge.name}” at ${charge.raw} in ${charge.currency?.sign ?? "another currency"}, unlike its prices. Leave it out?`,
        confidence: 40,
        reason: "a charge is added in the currency of its line",
        place: charge.place,
        keep: "Yes, leave it out",
        others: [],
      }),
    )
    .touch(0);
}

function isInCurrency({ currency }: LooseCharge, ofLine: Reading<string> | null): boolean {
  return currency === null || ofLine === null || currency.mayBe.includes(ofLine.value);
}

function partName({ part, description, id }: QuoteLine): string {
  return part?.value ?? description?.value ?? id;
}

function withCharge(line: QuoteLine, charge: LooseCharge, bearers: Bearers): QuoteLine {
  const { name, raw, place } = charge;
  const value: Charge =
    charge.charge.kind === "amount" && bearers.isShared
      ? { ...charge.charge, isShared: true }
      : charge.charge;
  const reading: Reading<Charge> = {
    value,
    raw,
    place,
    confidence: bearers.confidence,
    reason: `“${name}” is stated in a line of its own`,
  };
  if (charge.kind === "minimum") {
    return value.kind === "amount" ? { ...line, minimumCharge: reading } : line;
  }
  const field = charge.kind === "other" ? null : charge.kind;
  if (field !== null && line[field] === null) return { ...line, [field]: reading };
  const others: readonly NamedCharge[] = line.otherCharges ?? [];
  return { ...line, otherCharges: [...others, { name, charge: reading }] };
}
