import fc from "fast-check";
import { expect, test } from "vitest";

import type { QuoteLine } from "../intake/quote-line.ts";
import { anyWeights } from "../testing/arbitraries.ts";
import type { Analysis } from "./analysis.ts";
import { analyze } from "./analyze.ts";
import { incoterms } from "../quote/incoterm.ts";
import { illustrativeRates } from "./rates.ts";
import { type PackageSettings, shownUnitChoices } from "./settings.ts";
import {
  each,
  type GivenLine,
  kilogram,
  once,
  percent,
  perHundred,
  quoteLine,
  settingsWith,
} from "./testing/quote-lines.ts";

const currencies = Object.keys(illustrativeRates.perUnit);
const anyCharge = fc.oneof(
  fc.integer({ min: 0, max: 5000 }).map(once),
  fc.integer({ min: 0, max: 30 }).map(percent),
);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });

const anyLine: fc.Arbitrary<Omit<GivenLine, "id">> = fc.record({
  supplier: fc.constantFrom("Ashgrove", "Dovetail", "Lakehead", "Mirów", "Norrvik"),
  part: fc.constantFrom("A", "B", null),
  quantity: optional(fc.integer({ min: 1, max: 2000 })),
  unit: fc.constantFrom(each, perHundred, kilogram),
  price: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  currency: optional(fc.constantFrom(...currencies)),
  tooling: optional(anyCharge),
  freight: optional(anyCharge),
  duty: optional(anyCharge),
  incoterm: optional(fc.constantFrom(...incoterms)),
  leadTimeDays: optional(fc.nat(120)),
  rating: optional(fc.nat(100)),
  minimumOrder: optional(fc.integer({ min: 1, max: 3000 })),
});

const anyLines = fc
  .array(anyLine, { maxLength: 14 })
  .map((given) => given.map((line, index) => quoteLine({ ...line, id: `line ${index}` })));

const anySettings: fc.Arbitrary<PackageSettings> = fc
  .record({
    weights: anyWeights,
    rankBy: fc.constantFrom("line", "package"),
    askedQuantities: fc.constantFrom({}, { a: 120 }, { a: 50, b: 700, "": 12 }),
    unitWeightsKg: fc.constantFrom({}, { a: 0.8 }),
    latestDeliveryDays: optional(fc.nat(120)),
    minimumReliability: optional(fc.nat(100)),
  })
  .map((changes) => settingsWith(changes));

const analyzed = (lines: readonly QuoteLine[], settings: PackageSettings) =>
  analyze({ tables: [], lines, questions: [] }, settings);

/** All that a change of presentation must not touch. */
function orderOf({ groups }: Analysis) {
  return groups.map(({ id, best, rankedCount, setAside, lead, missing }) => ({
    id,
    best: best.map(({ id, rank, score, values }) => ({ id, rank, score, values })),
    rankedCount,
    setAside: setAside.map(({ id, kind, reason }) => ({ id, kind, reason })),
    flips: lead?.flips,
    missing,
  }));
}

test("the ranking does not depend on the currency that is shown", () => {
  fc.assert(
    fc.property(
      anyLines,
      anySettings,
      fc.constantFrom(...currencies),
      (lines, settings, currency) => {
        const shown = analyzed(lines, { ...settings, currency });
        expect(orderOf(shown)).toEqual(orderOf(analyzed(lines, settings)));
      },
    ),
  );
});

test("nor on the unit that is shown", () => {
  const anyUnits = fc.record({
    count: fc.constantFrom(...shownUnitChoices.count),
    weight: fc.constantFrom(...shownUnitChoices.weight),
    length: fc.constantFrom(...shownUnitChoices.length),
  });
  fc.assert(
    fc.property(anyLines, anySettings, anyUnits, (lines, settings, shownUnits) => {
      const shown = analyzed(lines, { ...settings, shownUnits });
      expect(orderOf(shown)).toEqual(orderOf(analyzed(lines, settings)));
    }),
  );
});

test("nor on the order of the lines", () => {
  const withShuffled = anyLines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(
    fc.property(withShuffled, anySettings, ([lines, shuffled], settings) => {
      expect(analyzed(shuffled, settings)).toEqual(analyzed(lines, settings));
    }),
  );
});

test("nor on how the lines are split into files", () => {
  const asQuoted = anySettings.map(
    (settings) => ({ ...settings, askedQuantities: {}, rankBy: "line" }) as const,
  );
  fc.assert(
    fc.property(anyLines, asQuoted, fc.integer({ min: 1, max: 5 }), (lines, settings, files) => {
      const split = lines.map((line, index) => ({ ...line, tableId: `${index % files}.csv` }));
      expect(orderOf(analyzed(split, settings))).toEqual(orderOf(analyzed(lines, settings)));
    }),
  );
});

test("stating a price per 100, or in cents of its currency, changes nothing", () => {
  const rates = {
    ...illustrativeRates,
    perUnit: {
      ...illustrativeRates.perUnit,
      ...Object.fromEntries(
        currencies.map((code) => [`${code}c`, illustrativeRates.perUnit[code]! / 100]),
      ),
    },
  };
  const restated = (line: QuoteLine): QuoteLine => ({
    ...line,
    unit: { ...line.unit, value: { ...line.unit.value, size: line.unit.value.size * 100 } },
    currency: line.currency && { ...line.currency, value: `${line.currency.value}c` },
    prices: line.prices.map((each) => ({
      ...each,
      price: { ...each.price, value: each.price.value * 10_000 },
    })),
    tooling: inCents(line.tooling),
    freight: inCents(line.freight),
    duty: inCents(line.duty),
  });
  fc.assert(
    fc.property(anyLines, anySettings, (lines, given) => {
      const settings = { ...given, rates };
      const ids = (analysis: Analysis) =>
        analysis.groups.map(({ best }) => best.map(({ id }) => id));
      expect(ids(analyzed(lines.map(restated), settings))).toEqual(ids(analyzed(lines, settings)));
    }),
  );
});

function inCents(reading: QuoteLine["tooling"]): QuoteLine["tooling"] {
  if (reading?.value.kind !== "amount") return reading;
  return { ...reading, value: { ...reading.value, amount: reading.value.amount * 100 } };
}

test("totals are the sum of their parts, all lines are accounted for, and figures are what they say", () => {
  fc.assert(
    fc.property(anyLines, anySettings, (lines, settings) => {
      const { groups, rankedCount, setAsideCount } = analyzed(lines, settings);
      if (settings.rankBy === "line") expect(rankedCount + setAsideCount).toBe(lines.length);
      for (const { cost, workings } of groups.flatMap(({ best }) => best)) {
        const { parts, tooling, freight, duty } = cost.parts;
        expect(cost.total).toBe(parts + tooling + freight + duty);
        for (const { value } of workings) expect(Number.isFinite(value)).toBe(true);
        const landed = workings.findLast(({ unit }) => unit === settings.currency);
        expect(landed?.value).toBeCloseTo(cost.total, 6);
      }
    }),
  );
});

test("no number, however absurd, makes it throw or show a figure that is none", () => {
  const anyNumber = fc.oneof(
    fc.double(),
    fc.constantFrom(0, -0, 1e-308, 5e-324, Number.MAX_VALUE, -1, NaN, Infinity),
  );
  const anyAbsurdCharge = anyNumber.chain((amount) =>
    fc.constantFrom(once(amount), percent(amount)),
  );
  const absurd = fc.record({
    part: fc.constantFrom("__proto__", "constructor", ""),
    currency: fc.constantFrom("USD", "JPY", "__proto__", "toString"),
    quantity: optional(anyNumber),
    price: anyNumber,
    tooling: optional(anyAbsurdCharge),
    freight: optional(anyAbsurdCharge),
    leadTimeDays: optional(anyNumber),
    rating: optional(anyNumber),
    minimumOrder: optional(anyNumber),
    incoterm: optional(fc.constantFrom("EXW", "__proto__", "")),
  });
  const absurdLines = fc.array(absurd, { maxLength: 8 });
  fc.assert(
    fc.property(absurdLines, anySettings, (given, settings) => {
      const lines = given.map((line, index) => quoteLine({ ...line, id: `line ${index}` }));
      for (const group of analyzed(lines, settings).groups) {
        const { lead, savings, missing, ties } = group;
        const sentences = [lead?.sentence, savings?.sentence, ...ties, missing.map(String)];
        for (const offer of group.best) {
          sentences.push(...offer.workings.map(({ formula }) => formula));
          expect([offer.cost.total, offer.score].every(Number.isFinite)).toBe(true);
        }
        expect(sentences.join(" ")).not.toMatch(/NaN|Infinity|undefined/);
      }
    }),
    { numRuns: 500 },
  );
});
