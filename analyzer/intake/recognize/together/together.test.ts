import { expect, test } from "vitest";

import type { Correction } from "../../recognition.ts";
import { readText } from "../../read-text.ts";
import { recognize } from "../../recognize.ts";
import type { SecondCharge, SecondOffer } from "../../second-reader/second-reading.ts";
import type { SourcePlace } from "../../source-place.ts";

const table = "Part\tQty\tUnit price\tTotal\nA-100\t50\t12.40\t620.00\nB-207\t20\t3.10\t62.00";
const file = readText(
  `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\n`,
  "quote.txt",
);
const place: SourcePlace = { kind: "line", fileName: "quote.txt", part: "", line: 1 };

const none = { place: null, text: "", share: 1 };

function offer(part: string, quantity: number, price: number): SecondOffer {
  return {
    part,
    quantity,
    supplier: "Meridian Turning Ltd",
    currency: "USD",
    core: 1,
    terms: 1,
    prices: [{ from: 0, price, place }],
    further: { lead: none, inco: none, valid: none, moq: none, alt: none },
    places: { supplier: place, part: place, quantity: place, currency: place },
  };
}

const same = [offer("A-100", 50, 12.4), offer("B-207", 20, 3.1)];
const all = { complete: 1, allCharges: 1 };
const read = (
  offers: readonly SecondOffer[],
  said: readonly Correction[] = [],
  charges: readonly SecondCharge[] = [],
) => recognize([{ ...file, second: { ...all, offers, charges } }], said);
const readbackOf = ({ questions }: ReturnType<typeof recognize>) =>
  questions.find(({ id }) => id.endsWith("/readback"));

const rowOf = (recognition: ReturnType<typeof recognize>, what: RegExp) =>
  readbackOf(recognition)?.readback?.find((row) => what.test(row.what));

function answerOf(recognition: ReturnType<typeof recognize>, what: RegExp): Correction {
  const answer = rowOf(recognition, what)?.answers[0];
  if (answer === undefined) throw new Error("The other reading can be taken.");
  return answer.correction;
}

test("what two readers read alike is not asked about; the rules alone would ask", () => {
  expect(readbackOf(recognize([file], []))?.confidence).toBeLessThan(95);
  expect(read(same).questions).toEqual([]);
});

test("a long sentence with one figure can be agreed upon, and one with several is asked about", () => {
  const asked = (sentence: string) => {
    const lead = { place, text: "6", share: 1 };
    const offers = same.map((each) => ({ ...each, further: { ...each.further, lead } }));
    const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\n\n${sentence}\n`;
    const told = readText(text, "quote.txt");
    return recognize([{ ...told, second: { ...all, offers, charges: [] } }], []).questions;
  };
  const sentence = "Lead time: 6 weeks after we have received your written order and all drawings";
  expect(asked(`${sentence}.`)).toEqual([]);
  expect(asked(`${sentence}, repeat orders in 4 weeks.`)).not.toEqual([]);
});

test("where they differ both values stand side by side, and one tap takes the other", () => {
  const other = [offer("A-100", 50, 12.4), offer("B-208", 20, 3.1)];
  expect(rowOf(read(other), /^Part, read in two/)).toMatchObject({
    read: "B-208",
    answers: [{ label: "B-207" }],
  });
  const rules = read(other, [answerOf(read(other), /^Part, read in two/)]);
  expect(rules.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-207"]);
  expect(rowOf(rules, /^Part, read in two/)).toMatchObject({
    read: "B-207",
    answers: [{ label: "B-208" }],
  });
});

test("a quantity that gives the total of its row stays, however sure the second reader is", () => {
  const other = read([offer("A-100", 50, 12.4), offer("B-207", 62, 3.1)]);
  expect(rowOf(other, /^Quantity, read in two/)).toMatchObject({
    read: "20",
    answers: [{ label: "62" }],
  });
  expect(other.lines.map(({ quantity }) => quantity?.value)).toEqual([50, 20]);
});

test("an offer that only the rules have is left out where the second reader is sure, and comes back with one tap", () => {
  const one = read([offer("A-100", 50, 12.4)]);
  expect(one.lines.map(({ part }) => part?.value)).toEqual(["A-100"]);
  const back = read([offer("A-100", 50, 12.4)], [answerOf(one, /^Offers, read in two/)]);
  expect(back.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-207"]);
  const unsure = { ...offer("A-100", 50, 12.4), core: 0.3 };
  expect(read([unsure]).lines).toHaveLength(2);
});

test("saying yes changes nothing of what was shown", () => {
  const other = [offer("A-100", 50, 12.4), offer("B-208", 20, 3.1)];
  const shown = read(other);
  const [yes] = readbackOf(shown)?.answers ?? [];
  if (yes === undefined) throw new Error("It can be agreed to.");
  const said = read(other, [yes.correction]);
  expect(said.questions).toEqual([]);
  expect(said.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-208"]);
});

test("a charge that only the second reader has is added, in doubt, and goes with one tap", () => {
  const charge = { amount: 95, part: "B-207", name: "Tooling", place, share: 1 };
  const charged = read(same, [], [charge]);
  expect(charged.lines.map(({ tooling }) => tooling?.value)).toEqual([
    undefined,
    { kind: "amount", amount: 95, per: "order" },
  ]);
  expect(charged.lines[1]?.tooling?.confidence).toBeLessThan(95);
  const without = read(same, [answerOf(charged, /^Tooling$/)], [charge]);
  expect(without.lines.map(({ tooling }) => tooling)).toEqual([null, null]);
});

test("an offer that only the second reader has is offered as one, and not taken unasked", () => {
  const reading = read([...same, offer("C-1", 5, 9.99)]);
  expect(reading.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-207"]);
  const row = readbackOf(reading)?.readback?.find(({ what }) => what === "May be an offer");
  expect(row?.offers).toMatchObject([{ part: "C-1", quantity: "5", price: "9.99" }]);
});

test("what the visitor wrote stands, whatever the second reader has", () => {
  const [line] = read(same).lines;
  if (line === undefined) throw new Error("There is a line.");
  const said = { kind: "line", lineId: line.id, field: "quantity", text: "75" } as const;
  expect(read(same, [said]).lines[0]?.quantity?.value).toBe(75);
});
