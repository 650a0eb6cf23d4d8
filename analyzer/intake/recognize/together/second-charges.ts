import { chargesOfLine, plainNumeral } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import { plainName } from "../../second-reader/plain-name.ts";
import type { SecondCharge, SecondReading } from "../../second-reader/second-reading.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import { withCharges } from "../charges/line-charges.ts";
import { isOnRequest } from "../charges/text-charges.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { standTogether } from "../charges/where-charges-stand.ts";
import type { FileReading } from "../../source.ts";
import type { TableContext } from "../table/table-context.ts";

/** Where only the second reader has a charge it was right in most files that it had not met; the visitor is asked. */
const confidence = 60;
const mostAdded = 12;
export const aboutAll = "second-charges";

/** Charges that the second reader has and the rules have not, each once. */
export function missedCharges(
  lines: readonly QuoteLine[],
  second: SecondReading | undefined,
): readonly SecondCharge[] {
  const known = new Set(
    lines
      .flatMap(chargesOfLine)
      .flatMap(({ charge: { value } }) => (value.kind === "amount" ? value.amount : [])),
  );
  const prices = new Set(lines.flatMap((line) => line.prices.map(({ price }) => price.value)));
  const missed = (second?.charges ?? []).filter(
    ({ amount, text }) => !known.has(amount) && !prices.has(amount) && !isOnRequest(text),
  );
  return [...new Map(missed.map((each) => [aboutOf(each), each])).values()].slice(0, mostAdded);
}

/** What the rules have of the second reader is no agreement of both. */
export const bySecondAlone = 55;

/** Whose charge it is where the rules see no part: it was right of 16 in 17 that it had not met. */
export function secondBearer(
  { second }: FileReading,
  { charge, place }: LooseCharge,
  parts: readonly string[],
): string | undefined {
  const alike = (second?.charges ?? []).filter(
    ({ amount }) => charge.kind === "amount" && amount === charge.amount,
  );
  const here = alike.filter((each) => standTogether(each.place, place));
  const own = here.length > 0 ? here : alike;
  const names = new Set(own.map(({ part }) => plainName(part ?? "")));
  return names.size === 1 ? parts.find((part) => names.has(plainName(part))) : undefined;
}

export function aboutOf({ amount, part }: SecondCharge): string {
  return `second-charge/${amount}/${plainName(part ?? "")}`;
}

/** The lines with those charges that the visitor did not leave out. */
export function withMissedCharges(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  missed: readonly SecondCharge[],
): readonly QuoteLine[] {
  return missed
    .filter((each) => !isLeftOut(contexts, each))
    .reduce<readonly QuoteLine[]>((charged, each) => {
      const own = lines.filter(
        ({ part }) => part && plainName(part.value) === plainName(each.part ?? ""),
      );
      const bearing = new Set((own.length > 0 ? own : lines).map(({ id }) => id));
      return charged.map((line) =>
        bearing.has(line.id) ? withMissed(line, each, bearing.size > 1) : line,
      );
    }, lines);
}

export function isLeftOut(contexts: readonly TableContext[], charge: SecondCharge): boolean {
  return contexts.some(({ corrections: { choices } }) => {
    const said = choices.get(aboutOf(charge)) ?? choices.get(aboutAll);
    return said === "none";
  });
}

function withMissed(line: QuoteLine, { amount, name, place }: SecondCharge, isShared: boolean) {
  const called = name ?? "Charge";
  const kind = chargeKindOf(called) ?? mentionedChargeKind(called) ?? "other";
  const value = { kind: "amount", amount, per: "order", ...(isShared && { isShared }) } as const;
  const reason = "the second reader has it so";
  const charge = { value, raw: plainNumeral(amount), place, confidence, reason };
  const field = kind === "minimum" ? "other" : kind;
  return withCharges(line, [...chargesOfLine(line), { field, name: called, charge }]);
}
