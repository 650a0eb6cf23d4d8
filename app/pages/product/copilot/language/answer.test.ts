import fc from "fast-check";
import { expect, test } from "vitest";

import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { sampleOrders } from "#app/samples/sample-suppliers.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

import { type Answer, answer } from "../answering/answer.ts";
import { figureOf, type Line } from "../answering/compute.ts";
import { formatFigure } from "../answering/say.ts";
import { plausibleQuestion, wordSalad } from "./testing/arbitrary-questions.ts";
import { understand } from "./understand.ts";

function ask(question: string): Answer {
  const understanding = understand(question);
  if (understanding.kind !== "reading") throw new Error(`${question}: ${understanding.kind}`);
  return answer(understanding.reading);
}

/** Worked again from the rows that are shown, without the code under test. */
function recomputed({ rows }: Line, { reading, result }: Answer): number {
  const figures = rows.map((row) => figureOf(row, reading));
  const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
  switch (reading.measure) {
    case "sum":
      return sum(figures);
    case "average":
      return sum(figures) / figures.length;
    case "lowest":
      return Math.min(...figures);
    case "highest":
      return Math.max(...figures);
    case "share": {
      const whole = [...result.lines, ...result.rest].flatMap((line) => line.rows);
      return (100 * sum(figures)) / sum(whole.map((row) => figureOf(row, reading))) || 0;
    }
  }
}

/** Digits of the sentence that are not of a line's figure, of its label, or how many rows there are. */
function strayDigits({ sentence, result, unit, reading }: Answer): string {
  const { lines, rowsOnFile } = result;
  const counted = lines.length > 0 ? lines[0]!.rows.length : rowsOnFile;
  const known = [
    ...lines.map(({ label }) => label).filter(Boolean),
    ...lines.map(({ value }) => formatFigure(value, unit, reading.currency)),
  ].toSorted((a, b) => b.length - a.length);
  return known
    .reduce((text, each) => text.replaceAll(each, ""), sentence)
    .replace(new RegExp(`\\b${counted} `), "")
    .replace(/\D/g, "");
}

test("any text is read, asked back or refused, and every number comes from the rows shown", () => {
  const anyText = fc.oneof(
    plausibleQuestion,
    wordSalad,
    fc.string(),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const understanding = understand(text);
      const readings =
        understanding.kind === "reading"
          ? [understanding.reading]
          : understanding.kind === "unsure"
            ? understanding.readings
            : [];
      for (const reading of readings) {
        const given = answer(reading);
        for (const line of [...given.result.lines, ...given.result.rest]) {
          expect(line.rows.length).toBeGreaterThan(0);
          expect(line.value).toBeCloseTo(recomputed(line, given), 6);
        }
        expect(strayDigits(given)).toBe("");
      }
    }),
    { numRuns: 500 },
  );
});

test("spend of a supplier in a quarter is the landed cost of its orders in it", () => {
  const expected = sampleOrders
    .filter(
      ({ supplier, date }) => supplier === "norrvik" && date >= "2026-01-01" && date < "2026-04-01",
    )
    .reduce((sum, { cost }) => sum + landedCost(cost).total, 0);
  const { result, sentence } = ask("spend with Norrvik in Q1");
  expect(result.lines[0]?.value).toBe(expected);
  expect(sentence).toContain(`$${expected.toLocaleString("en-US")}`);
});

test("the motor mount is ranked as on the home page, with the same reason", () => {
  const { result, explanation } = ask("Who is best on RFQ-2417?");
  expect(result.lines.map(({ label, value }) => [label, Math.round(value)])).toEqual([
    ["Tallow Creek Machine", 95],
    ["Norrvik Metall", 91],
    ["Reinhold & Vogt", 87],
  ]);
  expect(explanation).toMatch(/^.*Tallow Creek Machine .* points ahead of Norrvik Metall/);
});

test("one supplier's score is shown against its rivals", () => {
  const { result, explanation } = ask("score of Reinhold on RFQ-2417");
  expect(result.lines.map(({ label }) => label)).toEqual(["Reinhold & Vogt"]);
  expect(result.rest.map(({ label }) => label)).toEqual(["Tallow Creek Machine", "Norrvik Metall"]);
  const quotes = samplePackage.vendors.map((vendor) => ({
    ...vendor,
    landedCost: landedCost(vendor.cost).total,
  }));
  expect(result.lines[0]?.value).toBe(rank(quotes, samplePackage.weights).ranked[2]?.score);
  expect(explanation).toMatch(/ahead of Reinhold & Vogt/);
});

test("shares are of the whole and add up to it", () => {
  const { result } = ask("share of spend by category");
  expect(result.lines.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100);
  const one = ask("What share of spend is electronics?").result;
  expect(one.lines).toHaveLength(1);
  expect(one.lines[0]?.value).toBe(result.lines.find(({ key }) => key === "electronics")?.value);
});

test("thresholds hold for each row or for each line, as the question says", () => {
  const rows = ask("spend on orders over $60,000").result.lines[0]!.rows;
  expect(Math.min(...rows.map(({ figures }) => figures.spend!))).toBeGreaterThan(60_000);
  const lines = ask("spend by supplier over $400,000").result.lines;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ value }) => value > 400_000)).toBe(true);
});

test("another currency changes every figure by its rate", () => {
  const dollars = ask("spend by plant").result.lines;
  const euros = ask("spend by plant in euros").result.lines;
  expect(euros.map(({ value }) => value * 1.0846)).toEqual(
    dollars.map(({ value }) => expect.closeTo(value, 4)),
  );
});

test("when nothing matches, that is the answer", () => {
  const { result, sentence } = ask("orders over $5 million");
  expect(result.lines).toEqual([]);
  expect(sentence).toBe("None of the 140 orders on file match.");
});
