import fc from "fast-check";
import { expect, test } from "vitest";

import { draftOfLine } from "./offer-draft.ts";
import type { QuoteLine } from "./quote-line.ts";
import { answerAsOffer, notAnOffer, offerToAdd } from "./answers.ts";
import type { Correction, OfferWords } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const file = tableFile(
  `Part;Description;Qty;Unit price EUR;Amount EUR
  A-1001;Bracket;100;2.00;200.00
  A-1002;Clip;100;1.00;100.00`,
  { lines: ["Ashgrove Metals Ltd"] },
);
const read = (corrections: readonly Correction[] = []) => recognize([file], corrections);
const firstLine = (corrections: readonly Correction[] = []): QuoteLine => {
  const [line] = read(corrections).lines;
  if (line === undefined) throw new Error("The file has two lines.");
  return line;
};
const draft = draftOfLine(firstLine());
const put = (said: Partial<OfferWords>) => answerAsOffer(draft, { ...draft, ...said });
const added = (said: Partial<OfferWords>, before: readonly Correction[] = []) => {
  const empty = offerToAdd("quotes.csv", "quotes.csv", before);
  return answerAsOffer(empty, { ...empty, ...said });
};

test("a draft that is left as it is says nothing", () => {
  expect(put({})).toEqual([]);
});

test("every value that a rank rests on can be put right", () => {
  const line = firstLine(
    put({
      part: "A-1001-B",
      quantity: "250 kg",
      price: "1000: 0.412; 5000: 0.318",
      leadTime: "3 weeks",
      supplier: "Other Ltd",
      currency: "USD",
      priceUnit: "per 100",
      charges: "Tooling 1,950; Certificate 3.1: 45",
      minimumOrder: "50",
      incoterm: "FCA",
      validUntil: "2027-01-31",
      rating: "92 %",
      alternative: "yes",
    }),
  );
  expect(line).toMatchObject({
    part: { value: "A-1001-B" },
    quantity: { value: 250 },
    quantityUnit: { value: { label: "kg" } },
    prices: [
      { fromQuantity: 1000, price: { value: 0.412 } },
      { fromQuantity: 5000, price: { value: 0.318 } },
    ],
    leadTimeDays: { value: 21 },
    supplier: { value: "Other Ltd" },
    currency: { value: "USD" },
    unit: { value: { size: 100 } },
    tooling: { value: { kind: "amount", amount: 1950, per: "order" } },
    otherCharges: [{ name: "Certificate 3.1", charge: { value: { amount: 45 } } }],
    minimumOrder: { value: 50 },
    incoterm: { value: "FCA" },
    validUntil: { value: "2027-01-31" },
    rating: { value: 92 },
    alternative: { value: "alternative" },
  });
  expect(read(put({ part: "X-9" })).lines[1]?.part?.value).toBe("A-1002");
});

test("what is taken away is gone, and the last word counts", () => {
  const charged = put({ charges: "Tooling 500", alternative: "yes", leadTime: "2 weeks" });
  expect(firstLine(charged).tooling?.value).toMatchObject({ amount: 500 });
  const again = draftOfLine(firstLine(charged));
  const cleared = answerAsOffer(again, { ...again, charges: "", alternative: "", leadTime: "" });
  const line = firstLine([...charged, ...cleared]);
  expect(line).toMatchObject({ tooling: null, leadTimeDays: null });
  expect(line.alternative).toBeUndefined();
  expect(firstLine(charged.slice(0, 0))).toEqual(firstLine());
});

test("a charge that is left as it was read stays shared with the other lines", () => {
  const shared = tableFile(
    `Part;Description;Qty;Unit price EUR;Amount EUR
    A-1001;Bracket;100;2.00;200.00
    A-1002;Clip;100;1.00;100.00`,
    { lines: ["Ashgrove Metals Ltd", "Freight for the order: EUR 60.00"] },
  );
  const [line] = recognize([shared], []).lines;
  if (line === undefined) throw new Error("The file has two lines.");
  expect(line.freight?.value).toMatchObject({ amount: 60, isShared: true });
  const own = draftOfLine(line);
  const said = answerAsOffer(own, { ...own, charges: `${own.charges}; Tooling: 500` });
  const [after] = recognize([shared], said).lines;
  expect(after?.freight).toEqual(line.freight);
  expect(after?.tooling?.value).toMatchObject({ amount: 500 });
});

test("prices by quantity ask for the quantity that they are compared at", () => {
  const uncounted = put({ quantity: "", price: "1000: 0.412; 5000: 0.318" });
  const { questions } = read(uncounted);
  const asked = questions.find(({ id }) => id.endsWith("/quantity"));
  expect(asked?.answers.map(({ label }) => label)).toEqual(expect.arrayContaining(["5000"]));
});

test("what cannot be read is asked about, and what was read stays", () => {
  const { lines, questions } = read(put({ charges: "a lot of money", price: "cheap" }));
  expect(lines[0]).toMatchObject({ tooling: null, prices: [{ price: { value: 2 } }] });
  expect(questions.map(({ text }) => text).join()).toContain("“a lot of money”");
  expect(questions.map(({ text }) => text).join()).toContain("“cheap”");
});

test("what is no offer is dropped, and comes back when that is undone", () => {
  const none = notAnOffer(draft);
  const parts = (corrections: readonly Correction[]) =>
    read(corrections).lines.map(({ part }) => part?.value);
  expect(parts(none === null ? [] : [none])).toEqual(["A-1002"]);
  expect(parts([])).toEqual(["A-1001", "A-1002"]);
});

test("an offer is added to a file, with the supplier of the file", () => {
  const one = added({ part: "A-1003", quantity: "40", price: "7.50" });
  const two = added({ part: "A-1004", price: "10: 3.20; 50: 2.90", charges: "Tooling 80" }, one);
  const { lines } = read([...one, ...two]);
  expect(lines.slice(2)).toMatchObject([
    {
      supplier: { value: "Ashgrove Metals Ltd" },
      part: { value: "A-1003" },
      quantity: { value: 40 },
      prices: [{ price: { value: 7.5 } }],
      currency: { value: "EUR" },
    },
    {
      supplier: { value: "Ashgrove Metals Ltd" },
      part: { value: "A-1004" },
      prices: [
        { fromQuantity: 10, price: { value: 3.2 } },
        { fromQuantity: 50, price: { value: 2.9 } },
      ],
      tooling: { value: { amount: 80 } },
    },
  ]);
});

test("an added offer can be put right and dropped like any other, and the others keep their lines", () => {
  const one = added({ part: "A-1003", quantity: "40", price: "7.50" });
  const two = added({ part: "A-1004", quantity: "30", price: "3.20" }, one);
  const before = read([...one, ...two]).lines;
  const [third, fourth] = before.slice(2);
  if (third === undefined || fourth === undefined) throw new Error("Two offers were added.");
  const own = draftOfLine(fourth);
  const changed = answerAsOffer(own, { ...own, price: "3.10", incoterm: "DAP" });
  expect(read([...one, ...two, ...changed]).lines[3]).toMatchObject({
    id: fourth.id,
    prices: [{ price: { value: 3.1 } }],
    incoterm: { value: "DAP" },
  });
  const none = notAnOffer(draftOfLine(third));
  const left = read([...one, ...two, ...(none === null ? [] : [none])]).lines;
  expect(left.map(({ id }) => id)).toEqual([before[0]?.id, before[1]?.id, fourth.id]);
});

test("offers of two suppliers for one part are no price breaks", () => {
  const one = added({ part: "A-9", quantity: "100", price: "5.00", supplier: "North Ltd" });
  const two = added({ part: "A-9", quantity: "500", price: "4.00", supplier: "South Ltd" }, one);
  expect(read([...one, ...two]).lines.slice(2)).toMatchObject([
    { supplier: { value: "North Ltd" }, quantity: { value: 100 } },
    { supplier: { value: "South Ltd" }, quantity: { value: 500 } },
  ]);
});

const price = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
const name = fc.constantFrom("Tooling", "Certificate", "Set-up", "Freight", "Packing");

test("what was typed is what is ranked", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 5 }),
      fc.array(price, { minLength: 5, maxLength: 5 }),
      fc.uniqueArray(name, { maxLength: 4 }),
      fc.boolean(),
      (froms, prices, names, isNew) => {
        const listed = froms.map((from, index) => [from, prices[index] ?? 1] as const);
        const said = {
          part: "Z-7",
          price: listed.map(([from, each]) => `${from}: ${each}`).join("; "),
          charges: names.map((each, index) => `${each} ${prices[index]}`).join("; "),
        };
        const line = isNew
          ? read(added({ ...said, quantity: "10" })).lines[2]
          : firstLine(put(said));
        const sorted = listed.toSorted(([a], [b]) => a - b);
        expect(line?.prices.map((each) => [each.fromQuantity, each.price.value])).toEqual(sorted);
        const charges = [
          line?.tooling,
          line?.freight,
          ...(line?.otherCharges ?? []).map(({ charge }) => charge),
        ].flatMap((charge) => (charge?.value.kind === "amount" ? charge.value.amount : []));
        expect(charges.toSorted()).toEqual(names.map((_, index) => prices[index]).toSorted());
      },
    ),
    { numRuns: 150 },
  );
});

test("what was read is drafted in words that give the same", () => {
  const charged = firstLine(
    put({
      price: "1: 2.125; 1000: 1.375",
      charges: "Tooling 1,950; Surcharge 3 %; Packing 0.125 each",
    }),
  );
  const { of: _, ...words } = draftOfLine(charged);
  const again = firstLine(put(words));
  const valuesOf = (line: QuoteLine) => ({
    prices: line.prices.map((each) => [each.fromQuantity, each.price.value]),
    charges: [line.tooling, ...(line.otherCharges ?? []).map(({ charge }) => charge)].map(
      (charge) => charge?.value,
    ),
    unit: line.unit.value,
    quantity: line.quantity?.value,
    leadTime: line.leadTimeDays?.value,
  });
  expect(valuesOf(again)).toEqual(valuesOf(charged));
});
