import { expect, test } from "vitest";

import { answerAsOffer } from "./answers.ts";
import type { Correction, Recognition } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const letterhead = ["Supplier: Ashgrove Metals Ltd"];
const read = (
  text: string,
  lines: readonly string[] = [],
  corrections: readonly Correction[] = [],
) => recognize([tableFile(text, { lines: [...letterhead, ...lines] })], corrections);

const plain = `Part;Description;Qty;Unit price EUR;Amount EUR
  A-1001;Bracket;100;2.00;200.00
  A-1002;Clip;100;1.00;100.00`;

function readbackOf({ questions }: Recognition) {
  return questions.find(({ readback }) => readback !== undefined);
}

function rowOf(recognition: Recognition, what: string) {
  return readbackOf(recognition)?.readback?.find((row) => row.what === what);
}

test("a file that proves itself is not read back", () => {
  expect(read(plain).questions).toEqual([]);
});

test("an amount that no offer holds is read back, and may be a charge", () => {
  const lines = ["Zork handling 35.00 for A-1001 and A-1002 together"];
  const row = rowOf(read(plain, lines), "Amount in no offer");
  expect(row).toMatchObject({ read: "35.00" });
  const charge = row?.answers.find(({ label }) => label === "A one-time charge");
  const answered = read(plain, lines, charge ? [charge.correction] : []);
  const charges = answered.lines.flatMap(({ otherCharges = [] }) => otherCharges);
  expect(charges[0]?.charge.value).toMatchObject({ amount: 35 });
  expect(rowOf(answered, "Amount in no offer")).toBeUndefined();
});

test("a price with four decimals that no offer holds is read back", () => {
  const row = rowOf(read(plain, ["25   86.4000   4 WKS"]), "Amount in no offer");
  expect(row).toMatchObject({ read: "86.4000" });
  expect(read(plain, ["Material certificate for 1.4301 on request"]).questions).toEqual([]);
});

test("a yes settles what was read back", () => {
  const text = plain.replace("Part;", "Zork;").replace("Amount EUR", "Blurb");
  const recognition = read(text, ["A-1001 is quoted at 17.35 to others"]);
  const question = readbackOf(recognition);
  const [yes] = question?.answers ?? [];
  const settled = read(text, ["A-1001 is quoted at 17.35 to others"], yes ? [yes.correction] : []);
  expect(question).toBeDefined();
  expect(readbackOf(settled)).toBeUndefined();
});

test("a file that is left out gives no line", () => {
  const lines = ["A-1001 is quoted at 17.35 to others"];
  const no = readbackOf(read(plain, lines))?.answers.at(-1)?.correction;
  expect(read(plain, lines, no ? [no] : []).lines).toEqual([]);
});

test("a row that no offer was read from is called one, with what stands in it", () => {
  const lines = ["Also available: A-1003 washer, 400 pcs, 0.25 net"];
  const row = rowOf(read(plain, lines), "Amount in no offer");
  const [draft] = row?.offers ?? [];
  expect(draft).toMatchObject({ part: "A-1003", quantity: "400 pcs", price: "0.25" });
  if (draft === undefined) return;
  const answered = read(plain, lines, answerAsOffer(draft, { ...draft, leadTime: "3 weeks" }));
  expect(answered.lines.at(-1)).toMatchObject({
    supplier: { value: "Ashgrove Metals Ltd" },
    part: { value: "A-1003" },
    quantity: { value: 400 },
    prices: [{ price: { value: 0.25 } }],
    leadTimeDays: { value: 21 },
  });
  expect(rowOf(answered, "Amount in no offer")).toBeUndefined();
});

test("a file without an offer lists its lines with prices, and each may be one", () => {
  const file = {
    ...tableFile("x", { lines: ["Ashgrove Metals Ltd", "The big one is EUR 12.50 now"] }),
    tables: [],
  };
  const [draft] = readbackOf(recognize([file], []))?.readback?.[0]?.offers ?? [];
  expect(draft).toMatchObject({ price: "EUR 12.50" });
  if (draft === undefined) return;
  const said = answerAsOffer(draft, { ...draft, part: "BIG-1", quantity: "20" });
  expect(recognize([file], said).lines).toMatchObject([
    { part: { value: "BIG-1" }, quantity: { value: 20 }, currency: { value: "EUR" } },
  ]);
});

test.each([
  ["Validity: 30 days from date of quote", "30 days"],
  ["Das Angebot ist 6 Wochen gültig.", "6 Wochen"],
  ["Quote valid for thirty (30) days", "30 days"],
  ["Oferta ważna 30 dni.", "30 dni"],
])("“%s” is shown as the span that it is", (line, span) => {
  const said = "A-1001 is quoted at 17.35 to others";
  const shownOf = (lines: readonly string[]) =>
    readbackOf(read(plain, lines))?.offers?.terms.find(({ what }) => what === "Valid until")?.read;
  expect(shownOf([line, said])).toBe(span);
  expect(rowOf(read(plain, [line, said]), "Valid until")).toMatchObject({
    read: span,
    from: `“${line}”`,
  });
  expect(shownOf([line, said, "Quote date: 2026-11-12"])).toMatch(
    new RegExp(String.raw`^2026-12-\d\d \(${span} from 2026-11-12\)$`),
  );
});
