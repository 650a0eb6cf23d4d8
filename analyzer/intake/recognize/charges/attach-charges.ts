import type { Charge, NamedCharge, QuoteLine, Reading } from "../../quote-line.ts";
import { askChoice } from "../questions/table-questions.ts";
import { cellAt } from "../columns/cell-at.ts";
import { positionsNamed } from "../text/position-lead-times.ts";
import type { TableContext } from "../table/table-context.ts";
import { plainText } from "../values/plain-words.ts";
import { type Bearers, bearersAsked, nobody, partName } from "./bearers.ts";
import type { LooseCharge } from "./loose-charge.ts";
import { bySecondAlone, secondBearer } from "../together/second-charges.ts";
import { choice } from "../questions/answers.ts";
import { linesInShort, linesOfItsRow, onceEach, partAbove } from "./where-charges-stand.ts";

const mostPartsNamed = 4;
/** No real quote states more beside its offers. */
const mostCharges = 300;
/** Each may fall on each offer: few more than these do so in a real quote. */
const mostForEachOffer = 40;
const mostBorne = 20_000;

/** Gives charges in rows or lines of their own to the parts they belong to; where that is not clear, it is asked. */
export function attachCharges(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  read: readonly LooseCharge[],
): QuoteLine[] {
  const charges = onceEach(contexts, read);
  let result = [...lines];
  let left = Math.max(mostBorne, mostForEachOffer * lines.length);
  for (const [index, charge] of charges.entries()) {
    if (index === mostCharges || left <= 0) {
      askAboutManyCharges(contexts, charges.length, index);
      break;
    }
    if (isSaidAgain(charge, charges)) continue;
    const bearers = bearersOf(contexts, result, charges, index);
    if (bearers.lines.size === 0) continue;
    left -= bearers.lines.size;
    result = result.map((line) =>
      bearers.lines.has(line.id) ? withCharge(line, charge, bearers) : line,
    );
  }
  return result;
}

function askAboutManyCharges([context]: readonly TableContext[], count: number, read: number) {
  if (context === undefined) return;
  askChoice(context, "charges/many", {
    text: `${context.name} states ${count} charges beside its offers, and only the first ${read} were read. Leave the others out?`,
    confidence: 30,
    reason: "more charges than a quote has",
    place: { kind: "file", fileName: context.file.fileName },
    keep: "Yes, leave them out",
    others: [],
  }).touch(0);
}

/** The text speaks of a charge that has a row of its own: it is paid once. */
function isSaidAgain(
  { charge, kind, place }: LooseCharge,
  charges: readonly LooseCharge[],
): boolean {
  return (
    place.kind === "line" &&
    charge.kind === "amount" &&
    charges.some(
      (other) =>
        other.place.kind === "cell" &&
        other.kind === kind &&
        other.charge.kind === "amount" &&
        other.charge.per === charge.per &&
        other.charge.amount === charge.amount,
    )
  );
}

function bearersOf(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  charges: readonly LooseCharge[],
  index: number,
): Bearers {
  const charge = charges[index]!;
  const bySupplier =
    charge.supplier === null
      ? lines
      : lines.filter(({ supplier }) => supplier.value === charge.supplier);
  const ofTable = bySupplier.filter(({ tableId }) => tableId === charge.tableId);
  const name = ` ${plainText(charge.name)} `;
  const namesOther = bySupplier.some(
    ({ part, tableId }) =>
      part !== null &&
      tableId !== charge.tableId &&
      /\d/.test(part.value) &&
      name.includes(` ${plainText(part.value)} `),
  );
  const near = ofTable.length > 0 && !namesOther ? ofTable : bySupplier;
  const fitting = near.filter(({ currency }) => isInCurrency(charge, currency));
  if (fitting.length === 0) askAboutCurrency(contexts, near, charge, index);
  const text = ` ${plainText(`${charge.name} ${charge.raw}`)} `;
  const isNamed = (code: string) => code !== "" && text.includes(` ${plainText(code)} `);
  const inRow = linesOfItsRow(contexts, fitting, charge);
  const byNumber = fitting.filter(
    ({ part }) =>
      part !== null && (isNamed(part.value) || isNamed(part.value.replace(/,?\s*rev.*$/i, ""))),
  );
  const named = [inRow, byNumber].find(({ length }) => length > 0) ?? linesInShort(fitting, charge);
  const positions = new Set(positionsNamed(charge.name));
  const placed =
    named.length > 0 || positions.size === 0
      ? named
      : fitting.filter((line) => positions.has(positionOf(contexts, line) ?? ""));
  const possible = placed.length > 0 ? placed : fitting;
  const parts = [...new Set(possible.map((line) => partName(line)))];
  const context = contexts.find(({ table }) => table.id === charge.tableId) ?? contexts[0];
  if (context === undefined) return nobody;
  const bearing = (of: readonly QuoteLine[], isShared: boolean, confidence: number): Bearers => ({
    lines: new Set(of.map(({ id }) => id)),
    isShared,
    confidence,
  });
  if (isAskedPerPart(charge)) {
    return bearersAsked(context, possible, charge, index);
  }
  if (parts.length <= 1) return bearing(possible, false, Math.max(charge.confidence, 95));
  // What is stated per unit or in percent falls on every line by itself, and freight on all of them.
  if (charge.charge.kind === "percent" || charge.charge.per === "unit")
    return bearing(possible, false, 95);
  const isOpen = named.length === 0 && positions.size === 0;
  const only = (own: string, confidence: number) =>
    bearing(
      possible.filter((line) => partName(line) === own),
      false,
      confidence,
    );
  const above = isOpen ? partAbove(charge, charges, possible) : null;
  if (above?.isSure === true) return only(above.part, 95);
  if (charge.kind === "freight" || charge.kind === "minimum") return bearing(possible, true, 95);

  const about = `charge/${index}`;
  const chosen = context.corrections.choices.get(about);
  if (chosen === "none") return nobody;
  const all = (confidence: number) => bearing(possible, true, confidence);
  if (chosen !== undefined) return chosen === "all" ? all(100) : only(chosen, 100);
  const second = isOpen ? secondBearer(context.file, charge, parts) : undefined;
  const likely = second ?? above?.part;
  const byValue = "All parts, by their value";
  const asked = askChoice(context, about, {
    text: `${context.name} has “${charge.name}” at ${charge.raw}. Which parts does it apply to?`,
    confidence: likely === undefined ? 60 : bySecondAlone,
    reason: "the file does not say which parts",
    place: charge.place,
    keep: likely === undefined ? byValue : `Only ${likely}`,
    others: [
      ...(likely === undefined ? [] : [choice(context, about, "all", byValue)]),
      ...parts
        .filter((part) => part !== likely)
        .slice(0, mostPartsNamed)
        .map((part) => choice(context, about, part, `Only ${part}`)),
      choice(context, about, "none", "Leave it out"),
    ],
  });
  possible.forEach((_, line) => asked.touch(line));
  return likely === undefined ? all(asked.confidence) : only(likely, asked.confidence);
}

const isAskedPerPart = ({ unsure, isOfPart }: LooseCharge) =>
  unsure !== undefined || isOfPart === true;

/** What the file numbers the line with. */
function positionOf(contexts: readonly TableContext[], line: QuoteLine): string | null {
  const context = contexts.find(({ table }) => table.id === line.tableId);
  const claim = context?.claims.find(({ unused }) => unused === "position");
  const text = claim && context ? cellAt(context.rows, line.row, claim.column)?.text : undefined;
  return text?.trim().replace(/[.)]$/, "") ?? null;
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
  askChoice(context, `charge/${index}`, {
    text: `${context.name} has “${charge.name}” at ${charge.raw} in ${charge.currency?.sign ?? "another currency"}, unlike its prices. Leave it out?`,
    confidence: 40,
    reason: "a charge is added in the currency of its line",
    place: charge.place,
    keep: "Yes, leave it out",
    others: [],
  }).touch(0);
}

function isInCurrency({ currency }: LooseCharge, ofLine: Reading<string> | null): boolean {
  return currency === null || ofLine === null || currency.mayBe.includes(ofLine.value);
}

function withCharge(line: QuoteLine, charge: LooseCharge, bearers: Bearers): QuoteLine {
  const { name, raw, place } = charge;
  const isOfEach = isAskedPerPart(charge) && bearers.lines.size > 1;
  const value: Charge =
    charge.charge.kind !== "amount"
      ? charge.charge
      : {
          ...charge.charge,
          ...(bearers.isShared || isOfEach ? { isShared: bearers.isShared } : {}),
          ...(bearers.per === undefined ? {} : { per: bearers.per }),
        };
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
