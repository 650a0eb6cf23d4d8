import { expect, test } from "vitest";

import type { Correction } from "../../recognition.ts";
import { readText } from "../../read-text.ts";
import { recognize } from "../../recognize.ts";
import type { SecondCharge, SecondOffer } from "../../second-reader/second-reading.ts";
import type { SourcePlace } from "../../source-place.ts";
import { compareReadings } from "./agreement.ts";
import { withSecondTerms } from "./second-terms.ts";

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

test.each([
  ["valid for 30 days from the quotation date", 0],
  ["valid until 03/04/2027", 1],
])("of a quote that is %s %i questions are asked", (said, count) => {
  const text = `Quotation of Meridian Turning Ltd\nDate: November 18, 2026\nThis quotation is ${said}.\nPrices in USD\n\n${table}\n`;
  const told = readText(text, "quote.txt");
  const { questions } = recognize([{ ...told, second: { ...all, offers: same, charges: [] } }], []);
  expect(questions).toHaveLength(count);
});

test("a line that does not come to its own total is asked about, though both readers have its price", () => {
  const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table.replace("62.00", "620.00")}\n`;
  const told = readText(text, "quote.txt");
  const { questions } = recognize([{ ...told, second: { ...all, offers: same, charges: [] } }], []);
  expect(questions.map(({ id }) => id)).toContainEqual(expect.stringMatching(/\/total$/));
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

test("a figure of another sentence, which is no lead time, does not contest the only one that the rules have", () => {
  const asked = (sentence: string) => {
    const at: SourcePlace = { ...place, line: 8 };
    const lead = { place: at, text: "30", share: 1 };
    const offers = same.map((each) => ({ ...each, further: { ...each.further, lead } }));
    const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\nLead time: 6 weeks\n${sentence}\n`;
    const told = readText(text, "quote.txt");
    const [line] = told.lines.filter(({ text: words }) => words === sentence);
    expect(line?.line).toBe(at.line);
    return recognize([{ ...told, second: { ...all, offers, charges: [] } }], []).questions;
  };
  expect(asked("Payment: 30 days net")).toEqual([]);
  expect(asked("Delivery of repeat orders: 30 days")).not.toEqual([]);
});

test("the supplier that only the second reader found is taken, whole, and no question is left; an address is no name", () => {
  const named = (supplier: string, line: string) => {
    const at: SourcePlace = { ...place, fileName: "turning.txt", line: 6 };
    const offers = same.map((each) => ({
      ...each,
      supplier,
      places: { ...each.places, supplier: at },
    }));
    const told = readText(`Prices in USD\n\n${table}\n${line}\n`, "turning.txt");
    return recognize([{ ...told, second: { ...all, offers, charges: [] } }], []);
  };
  const found = named("Traitements de Surface du", "Traitements de Surface du Beaujolais");
  expect(found.lines[0]?.supplier.value).toBe("Traitements de Surface du Beaujolais");
  expect(found.questions).toEqual([]);
  const street = named("Gateway Threaded", "Gateway Threaded Products 9020 Sligo Ave.");
  expect(street.lines[0]?.supplier.value).toBe("Gateway Threaded");
  const area = "Peenya Industrial Area Phase II";
  expect(named(area, `Works: 14 ${area}`).questions).not.toEqual([]);
});

test("a charge that the rules see no part for is the part's that the second reader has it of, and is asked about", () => {
  const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\n\nTooling, one time: USD 95.00\n`;
  const charge = { amount: 95, part: "B-207", name: "Tooling", place, text: "", share: 1 };
  const told = readText(text, "quote.txt");
  const { lines, questions } = recognize(
    [{ ...told, second: { ...all, offers: same, charges: [charge] } }],
    [],
  );
  expect(lines.map(({ tooling }) => tooling?.value)).toEqual([
    undefined,
    { kind: "amount", amount: 95, per: "order" },
  ]);
  expect(questions).not.toEqual([]);
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
  const charge = { amount: 95, part: "B-207", name: "Tooling", place, text: "", share: 1 };
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

test("of words taken for the part the second reader's are left out, a longer name of its own is not taken", () => {
  const text = table.replaceAll("A-100", "A-100 Flange");
  const parts = (part: string) => {
    const offers = [offer(part, 50, 12.4), offer("B-207", 20, 3.1)].map((each) => ({
      ...each,
      core: 0.4,
    }));
    const long = readText(`Quotation of Meridian Turning Ltd\nPrices in USD\n\n${text}\n`, "q.txt");
    const { lines } = recognize([{ ...long, second: { ...all, offers, charges: [] } }], []);
    return lines.map((line) => line.part?.value);
  };
  expect(parts("A-100")).toEqual(["A-100", "B-207"]);
  expect(parts("A-100 Flange, steel")).toEqual(["A-100 Flange", "B-207"]);
});

test("a part of whose words the second reader is sure is not asked about, and a revision belongs to it", () => {
  const readPart = (words: string) => {
    const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table.replaceAll("A-100", words)}\n`;
    const told = readText(text, "q.txt");
    const { lines, questions } = recognize(
      [{ ...told, second: { ...all, offers: same, charges: [] } }],
      [],
    );
    return questions.length > 0 ? "asked" : lines[0]?.part?.value;
  };
  expect(readPart("1 A-100 Flange, steel")).toBe("A-100");
  expect(readPart("A-100 Rev B")).toBe("asked");
});

test("steps that hold the rules' price are taken, and never fewer steps than the rules have", () => {
  const bare = readText(
    "Quotation of Meridian Turning Ltd\nPrices in USD\n\nPart\tUnit price\nA-100\t12.40\nB-207\t3.10\n",
    "q.txt",
  );
  const steps = (prices: readonly (readonly [number, number])[]) => {
    const offers = [
      {
        ...offer("A-100", 50, 12.4),
        quantity: null,
        core: 0.4,
        prices: prices.map(([from, price]) => ({ from, price, place })),
      },
      { ...offer("B-207", 20, 3.1), quantity: null },
    ];
    const { lines } = recognize([{ ...bare, second: { ...all, offers, charges: [] } }], []);
    return lines[0]?.prices.map(({ fromQuantity, price }) => [fromQuantity, price.value]);
  };
  expect(
    steps([
      [50, 12.4],
      [100, 11.2],
    ]),
  ).toEqual([
    [50, 12.4],
    [100, 11.2],
  ]);
  expect(
    steps([
      [50, 12.4],
      [100, 13.9],
    ]),
  ).toEqual([[0, 12.4]]);
  expect(
    steps([
      [12.4, 603],
      [603, 12.4],
    ]),
  ).toEqual([[0, 12.4]]);
});

test("where the rules have none of its offers the second reader's are shown, asked about, and given up with one tap", () => {
  const other = [offer("C-1", 5, 9.99), offer("C-2", 8, 20)];
  const replaced = read(other);
  expect(
    replaced.lines.map(({ part, quantity, prices, currency }) => [
      part?.value,
      quantity?.value,
      prices[0]?.price.value,
      currency?.value,
    ]),
  ).toEqual([
    ["C-1", 5, 9.99, "USD"],
    ["C-2", 8, 20, "USD"],
  ]);
  expect(readbackOf(replaced)).toBeDefined();
  const rules = read(other, [answerOf(replaced, /^Offers, read in two/)]);
  expect(rules.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-207"]);
});

test("a lead time and an Incoterm that only the second reader found are shown in doubt", () => {
  const { lines } = recognize([file], []);
  const further = {
    ...same[0]!.further,
    lead: { place, text: "6", share: 1 },
    inco: { place, text: "FCA", share: 1 },
  };
  const offers = same.map((each) => ({ ...each, further }));
  const agreement = compareReadings(lines, { ...all, offers, charges: [] });
  const beside = readText("Osat 6 weeks, FCA Akron\n", "quote.txt");
  const [line] = withSecondTerms(beside, lines, agreement);
  expect(line).toMatchObject({
    leadTimeDays: { value: 42, raw: "6 weeks", place },
    incoterm: { value: "FCA", place },
  });
  expect(line?.leadTimeDays?.confidence).toBeLessThan(95);
  const known = { ...lines[0]!, leadTimeDays: line!.leadTimeDays, incoterm: line!.incoterm };
  expect(withSecondTerms(readText("", "quote.txt"), [known], agreement)).toEqual([known]);
});

test("of lead times in a text the second reader's is taken where it is as good as sure, but for what is said of all others", () => {
  const leadOf = (sentence: string, share: number) => {
    const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\n${sentence}\n`;
    const told = readText(text, "quote.txt");
    const at: SourcePlace = { ...place, line: 7 };
    expect(told.lines.find(({ line }) => line === at.line)?.text).toBe(sentence);
    const lead = { place: at, text: "4", share };
    const [first, second] = same;
    if (first === undefined || second === undefined) throw new Error("There are two offers.");
    const offers = [first, { ...second, further: { ...second.further, lead } }];
    const { lines } = recognize([{ ...told, second: { ...all, offers, charges: [] } }], []);
    return lines.map(({ leadTimeDays }) => leadTimeDays?.value);
  };
  const sentence = "Lead time: 6 weeks with new dies, 4 weeks on existing dies.";
  expect(leadOf(sentence, 1)).toEqual([42, 28]);
  expect(leadOf(sentence, 0.9)).toEqual([42, 42]);
  expect(leadOf("Lead time: 6 weeks unless noted, 4 weeks for pins.", 1)).toEqual([42, 42]);
  expect(leadOf("Payment 4 days net. Lead time 4 weeks.", 1)).toEqual([28, 28]);
});

test("a name in doubt that the second reader is as good as sure of is not asked about", () => {
  const told = readText(`Harlan Ridge\nPrices in USD\n\n${table}\n`, "quote.txt");
  const asked = (terms: number) => {
    const offers = same.map((each) => ({ ...each, supplier: "Meridian Turning", terms }));
    return recognize([{ ...told, second: { ...all, offers, charges: [] } }], []);
  };
  const settled = asked(1);
  expect(settled.lines[0]?.supplier.value).toBe("Meridian Turning");
  expect(settled.questions).toEqual([]);
  expect(asked(0.95).questions).not.toEqual([]);
});

test("a charge that may be had on request is not the second reader's to add", () => {
  const charged = (text: string) => {
    const charge = { amount: 95, part: null, name: "Samples", place, text, share: 1 };
    return JSON.stringify(read(same, [], [charge]).lines).includes('"amount":95');
  };
  expect(charged("First article report: USD 95")).toBe(true);
  expect(charged("First article report on request: USD 95")).toBe(false);
});

test("figures that differ only by what they are for are the rules', who read it in the header", () => {
  const per = table
    .replace("Unit price\tTotal", "Price USD/100\tNote")
    .replace(/620\.00|62\.00/g, "net");
  const told = readText(`Quotation of Meridian Turning Ltd\n\n${per}\n`, "quote.txt");
  const { lines } = recognize([{ ...told, second: { ...all, offers: same, charges: [] } }], []);
  expect(lines.map(({ prices, unit }) => [prices[0]?.price.value, unit.value.size])).toEqual([
    [12.4, 100],
    [3.1, 100],
  ]);
});

test("an amount that the text states of a part is asked about, though neither reader has a charge", () => {
  const asked = (sentence: string) => {
    const text = `Quotation of Meridian Turning Ltd\nPrices in USD\n\n${table}\n\n${sentence}\n`;
    const told = { ...readText(text, "quote.txt"), second: { ...all, offers: same, charges: [] } };
    return [...(recognize([told], []).signs?.get("quote.txt") ?? [])];
  };
  const named = "a charge that names a part";
  expect(asked("A-100 is paid for by the customer, USD 128.00")).toContain(named);
  expect(asked("Our insurance covers what is paid for, USD 128.00")).not.toContain(named);
});

test("a supplier's name that the rules cut is taken whole", () => {
  const whole = "Meridian Turning Ltd Precision Works";
  const named = (terms: number) =>
    read(same.map((each) => ({ ...each, supplier: whole, terms }))).lines[0]?.supplier.value;
  expect(named(1)).toBe(whole);
  expect(named(0.5)).toBe("Meridian Turning Ltd");
});
