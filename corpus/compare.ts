import type { Reading } from "#analyzer/intake/quote-line.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";
import { valuesIn, wordsAsked } from "./asked-words.ts";
import { compareCharges } from "./compare-charges.ts";
import { type Difference, isDoubtful, plain, type StatedLine } from "./difference.ts";
import { printedAlternatives } from "./printed.ts";
import type { TrueLine, Truth } from "./truth.ts";

export function compare(truth: Truth, recognition: Recognition): Difference[] {
  const isPrinted = printedAlternatives(recognition);
  const unmatched = new Set<StatedLine>(recognition.lines);
  const pairs: { of: TrueLine; line: StatedLine }[] = [];
  const differences: Difference[] = [];
  const match = (of: TrueLine, isSame: (of: TrueLine, line: StatedLine) => boolean) => {
    const candidates = [...unmatched]
      .filter((line) => isSame(of, line))
      .map((line) => ({ line, found: compareLine(of, line, truth, isPrinted(line)) }))
      .sort((a, b) => costOf(a.found) - costOf(b.found));
    const best = candidates[0];
    if (!best) return false;
    unmatched.delete(best.line);
    if (truth.lots) for (const { line } of candidates) unmatched.delete(line);
    pairs.push({ of, line: best.line });
    differences.push(...best.found);
    return true;
  };
  const withoutPart = (truth.lines ?? []).filter((of) => !match(of, isSamePart));
  const lost = withoutPart.filter((of) => !match(of, isSamePrice));
  // The visitor is told that the lines do not add up.
  const isDoubted = recognition.questions.some(({ id }) => id.endsWith("/stated-total"));
  const asked = wordsAsked(recognition);
  const strays = [...unmatched].map((line) => invented(line, recognition));
  // Lines that are asked about, and may be the ones that are missed.
  const unclear = strays.filter((each) => each.isDoubted).length;
  const figures = valuesIn(asked);
  for (const { part, unitPrice } of lost) {
    const kind = "line-lost";
    const isShown =
      (unitPrice !== null && figures.has(unitPrice)) ||
      bare(asked).includes(bare(part)) ||
      unclear >= lost.length;
    const doubt = { isDoubted: isDoubted || isShown };
    differences.push({ ...plain, kind, field: "line", line: part, expected: part, ...doubt });
  }
  differences.push(...strays);
  const isAlternativeAsked = recognition.questions.some(({ readback = [] }) =>
    readback.some(({ what }) => what === "Alternative"),
  );
  const isTermAsked = recognition.questions.some(
    ({ id, text }) => /\/unread-(?:column|text)\//.test(id) && text.includes("lead time"),
  );
  const open = recognition.questions.flatMap(({ readback = [] }) =>
    readback.filter(({ read }) => read.includes("not stated")),
  );
  const isNoneShown = ({ field, kind, line }: Difference) =>
    kind === "missing" &&
    open.some(({ what }) => {
      const [named = "", of] = what.split(" of ");
      const isField = field.toLowerCase().startsWith(named.replaceAll(" ", "").toLowerCase());
      return isField && (of === undefined || bare(of) === bare(line));
    });
  const told = differences.map((each) =>
    isNoneShown(each) ||
    (each.field === "alternative" && isAlternativeAsked) ||
    (each.field === "leadTimeDays" && each.kind === "missing" && isTermAsked)
      ? { ...each, isDoubted: true }
      : each,
  );
  return [...told, ...compareCharges(truth, pairs, recognition)];
}

/** How far off it is: a lost line is worse than any of its values, and what nothing rests on counts least. */
export function costOf(differences: readonly Difference[]): number {
  return differences.reduce((sum, each) => sum + (each.isMinor ? 0.1 : weightOf(each)), 0);
}

/** Of several charges each that is put right counts. */
function weightOf({ kind, isPart, expected, actual }: Difference): number {
  return isPart ? 1 - (0.5 * Number(actual)) / Number(expected) : costs[kind];
}

/** A lost line counts more than the values that a line can have wrong. */
const costs = { wrong: 1, missing: 1, "line-lost": 12, "line-invented": 3 } as const;

function invented(line: StatedLine, { questions }: Recognition): Difference {
  const readings = [line.supplier, line.part, line.prices[0]?.price, line.currency, line.unit];
  const isAsked = questions.some(
    ({ id, place }) =>
      id.startsWith(line.id) ||
      (place.kind === "cell" && place.tableId === line.tableId && place.row === line.row),
  );
  return {
    ...plain,
    kind: "line-invented",
    field: "line",
    line: line.id,
    actual: `${line.supplier.value}: ${line.prices[0]?.price.raw}`,
    isDoubted: isAsked || readings.some((reading) => reading && isDoubtful(reading)),
  };
}

function isSamePart(of: TrueLine, { part, description }: StatedLine): boolean {
  const wanted = bare(of.part);
  return (
    bare(part?.value ?? "") === wanted ||
    (part === null && bare(description?.value ?? "").includes(wanted))
  );
}

/** For a line whose part was not seen. */
function isSamePrice({ unitPrice, breaks, part }: TrueLine, line: StatedLine): boolean {
  const price = unitPrice ?? breaks?.[0]?.[1];
  const isOther = line.part !== null && !bare(line.part.value).includes(bare(part));
  return !isOther && line.prices[0]?.price.value === price;
}

/** Letters and digits alone; a Turkish name is the same in capitals. */
export function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[ıİ]/gu, "i")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function compareLine(
  of: TrueLine,
  line: StatedLine,
  truth: Truth,
  isAlternativePrinted: boolean,
): Difference[] {
  const found: Difference[] = [];
  const check = (
    field: string,
    expected: unknown,
    reading: Reading<unknown> | null | undefined,
    isRight: boolean,
    isMinor = false,
  ) => {
    if (isRight) return;
    found.push({
      kind: reading ? "wrong" : "missing",
      field,
      line: of.part,
      expected: JSON.stringify(expected) ?? "nothing",
      actual: reading ? JSON.stringify(reading.value) : "nothing",
      isDoubted: reading ? isDoubtful(reading) : false,
      isMinor,
    });
  };
  const oneOf = (expected: unknown, value: unknown) =>
    Array.isArray(expected) ? expected.includes(value) : expected === value;
  /** What the file does not state must not be stated of it. */
  const stated = (
    field: "leadTimeDays" | "incoterm" | "validUntil" | "minimumOrder",
    isMinor: boolean,
  ) => {
    const expected = of[field];
    const reading = line[field];
    const isRight = expected === undefined ? reading === null : oneOf(expected, reading?.value);
    check(field, expected, reading, isRight, isMinor && reading === null);
  };

  const isAnswered = line.supplier.place.kind === "visitor" || line.supplier.place.kind === "file";
  const isUnnamed = truth.ask === "supplier" && (isDoubtful(line.supplier) || isAnswered);
  const isNamed = isUnnamed || isSameName(of.supplier, line.supplier.value);
  check("supplier", of.supplier, line.supplier, isNamed);
  check("part", of.part, line.part, isSamePart(of, line) && line.part !== null);
  // Feet at a price per foot are as good as the file's own numbers.
  const isMeasured =
    line.unit.value.label === line.quantityUnit.value.label &&
    line.unit.value.dimension !== "count";
  const unitSize = sizes[of.unit ?? ""] ?? (isMeasured ? line.unit.value.size : 1);
  const priceSize = unitSize * (of.per ?? 1);
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.002 * Math.abs(b);
  if (of.quantity !== null) {
    const amount = (line.quantity?.value ?? NaN) * line.quantityUnit.value.size;
    const wanted = [of.quantity].flat();
    const { quantity, quantityUnit } = line;
    const isUnitOpen = quantity !== null && isDoubtful(quantityUnit);
    check(
      "quantity",
      of.quantity,
      isUnitOpen ? { ...quantity, confidence: quantityUnit.confidence } : quantity,
      wanted.some((each) => isNear(amount, each * unitSize)),
    );
  }
  if (of.unitPrice !== null) {
    const price = priceFor(line, [of.quantity ?? []].flat()[0] ?? 0);
    const isRight =
      isNear(price.value / line.unit.value.size, of.unitPrice / priceSize) &&
      (line.prices.length === 1 || truth.lots === true);
    const reading = isDoubtful(line.unit) ? { ...price, confidence: line.unit.confidence } : price;
    check("unitPrice", `${of.unitPrice} per ${of.per ?? 1}`, reading, isRight);
  }
  if (of.breaks) {
    const breaks = of.breaks;
    const isRight =
      line.prices.length === breaks.length &&
      line.prices.every(({ fromQuantity, price }, at) => {
        const [from = 0, value = 0] = breaks[at] ?? [];
        const isSamePrice = isNear(price.value / line.unit.value.size, value / priceSize);
        return (at === 0 || fromQuantity === from) && isSamePrice;
      });
    const price = line.prices[0]?.price;
    const shown = line.prices.map(({ fromQuantity, price }) => [fromQuantity, price.value]);
    check("priceBreaks", breaks, price && { ...price, value: shown }, isRight);
  }
  check("currency", of.currency, line.currency, of.currency === line.currency?.value);
  stated("leadTimeDays", false);
  stated("incoterm", false);
  stated("validUntil", true);
  if (truth.noMinimumPieces || of.minimumOrder !== undefined || line.minimumOrder !== null) {
    stated("minimumOrder", true);
  }
  const isAlternative = line.alternative !== undefined;
  const called = { ...line.supplier, confidence: isAlternativePrinted ? 0 : 100 };
  check("alternative", of.alternative, called, isAlternative === (of.alternative === true));
  return found;
}

/** Kilograms in a pound, or in a kilogram. */
const sizes: Readonly<Record<string, number>> = { kg: 1, lb: 0.45359237 };

function isSameName(expected: string, actual: string): boolean {
  const [a, b] = [bare(expected), bare(actual)];
  return a === b || (a.length > 5 && b.length > 5 && (a.startsWith(b) || b.startsWith(a)));
}

function priceFor({ prices }: StatedLine, quantity: number): Reading<number> {
  const holding = prices.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? prices[0];
  if (!holding) throw new Error("A line has at least one price.");
  return holding.price;
}
