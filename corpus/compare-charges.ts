import type { Charge, Reading } from "#analyzer/intake/quote-line.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";
import { valuesIn, wordsAsked } from "./asked-words.ts";
import { type Difference, isDoubtful, plain, type StatedLine } from "./difference.ts";
import type { TrueCharge, TrueLine, Truth } from "./truth.ts";

/** Where the one-time charges that lines bear are not those of the file. */
export function compareCharges(
  { charges = [] }: Truth,
  pairs: readonly { of: TrueLine; line: StatedLine }[],
  recognition: Recognition,
): Difference[] {
  const { lines } = recognition;
  const asked = wordsAsked(recognition);
  const shown = valuesIn(asked);
  const difference = (
    line: string,
    expected: readonly TrueCharge[],
    bearing: readonly StatedLine[],
  ): Difference[] => {
    const actual = chargesOf(bearing);
    if (Math.abs(total(expected) - actual) <= 0.01) return [];
    const read = bearing.flatMap(chargeReadings);
    const amountOf = ({ value }: Reading<Charge>) => (value.kind === "amount" ? value.amount : 0);
    const isOpen = (each: Reading<Charge>) => isDoubtful(each) || shown.has(amountOf(each));
    const sure = read.filter((each) => !isOpen(each)).map(amountOf);
    const open = [...read.filter(isOpen).map(amountOf), ...[...shown].filter((each) => each > 0)];
    // What is sure and figures that are asked about give what the file says.
    const rest = total(expected) - sure.reduce((sum, amount) => sum + amount, 0);
    const isDoubted =
      open.length > 0 &&
      isSumOf(rest, open.filter((each) => each <= rest + 0.01).slice(0, mostFigures));
    return [
      {
        ...plain,
        kind: actual === 0 ? "missing" : "wrong",
        field: "charges",
        line,
        expected: String(total(expected)),
        actual: String(actual),
        isDoubted,
        ...(actual > 0 &&
        isSumOf(
          actual,
          expected.map(({ amount }) => amount),
        )
          ? { isPart: true }
          : {}),
      },
    ];
  };
  const hasOrderCharge = charges.some(({ part }) => part === undefined);
  // An alternative is not ordered beside what it stands in for, and bears the same charge again.
  const ordered = lines.filter(({ alternative }: StatedLine) => alternative === undefined);
  if (hasOrderCharge) return difference("order", charges, ordered.length > 0 ? ordered : lines);
  return pairs.flatMap(({ of, line }) =>
    difference(
      of.part,
      charges.filter((charge) => isOf(charge, of)),
      of.alternative ? [] : [line],
    ),
  );
}

const mostFigures = 40;

/** Whether some of the amounts, four at most, come to the sum. */
function isSumOf(sum: number, amounts: readonly number[], atMost = 4): boolean {
  if (Math.abs(sum) <= 0.01) return true;
  if (atMost === 0 || sum < 0) return false;
  return amounts.some((amount, index) =>
    isSumOf(sum - amount, amounts.slice(index + 1), atMost - 1),
  );
}

function isOf({ part, supplier }: TrueCharge, line: TrueLine): boolean {
  return part === line.part && (supplier === undefined || supplier === line.supplier);
}

function total(charges: readonly TrueCharge[]): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

/** What several lines bear together counts once. */
function chargesOf(lines: readonly StatedLine[]): number {
  const shared = new Set<string>();
  let sum = 0;
  for (const line of lines) {
    const { quantity } = line;
    for (const reading of chargeReadings(line)) {
      if (reading.value.kind !== "amount") continue;
      const { amount, per } = reading.value;
      if (reading.value.isShared === true) {
        const place = JSON.stringify([reading.place, reading.raw]);
        if (shared.has(place)) continue;
        shared.add(place);
      }
      sum += per === "order" ? amount : amount * (quantity?.value ?? 1);
    }
  }
  return sum;
}

function chargeReadings({ tooling, freight, otherCharges = [] }: StatedLine): Reading<Charge>[] {
  return [tooling, freight, ...otherCharges.map(({ charge }) => charge)].filter(
    (reading) => reading !== null,
  );
}
