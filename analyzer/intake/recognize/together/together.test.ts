import { expect, test } from "vitest";

import type { Correction } from "../../recognition.ts";
import { readText } from "../../read-text.ts";
import { recognize } from "../../recognize.ts";
import type { SecondCharge, SecondOffer } from "../../second-reader/second-reading.ts";
import type { SourcePlace } from "../../source-place.ts";

const table = "Part\tQty\tUnit price\tTotal\nA-100\t50\t12.40\t620.00\nB-7\t20\t3.10\t62.00";
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

const same = [offer("A-100", 50, 12.4), offer("B-7", 20, 3.1)];
const all = { complete: 1, allCharges: 1 };
const read = (
  offers: readonly SecondOffer[],
  said: readonly Correction[] = [],
  charges: readonly SecondCharge[] = [],
) => recognize([{ ...file, second: { ...all, offers, charges } }], said);
const readbackOf = ({ questions }: ReturnType<typeof recognize>) =>
  questions.find(({ id }) => id.endsWith("/readback"));

test("what two readers read alike is surer than what one did, and its question says so", () => {
  const alone = readbackOf(recognize([file], []));
  const agreed = readbackOf(read(same));
  const differing = readbackOf(read([offer("A-100", 50, 12.4), offer("B-7", 62, 3.1)]));
  expect(alone?.confidence).toBe(60);
  expect(agreed?.confidence ?? 100).toBeGreaterThan(60);
  expect(differing?.confidence).toBe(12);
});

test("where they differ both values stand side by side, and one tap takes the other reading", () => {
  const other = [offer("A-100", 50, 12.4), offer("B-7", 62, 3.1)];
  const row = readbackOf(read(other))?.readback?.find(({ what }) =>
    what.startsWith("Quantity, read"),
  );
  expect(row).toMatchObject({ read: "20", answers: [{ label: "62" }] });
  const [answer] = row?.answers ?? [];
  if (answer === undefined) throw new Error("The other reading can be taken.");
  const { lines } = read(other, [answer.correction]);
  expect(lines.map(({ quantity }) => quantity?.value)).toEqual([50, 62]);
});

test("an offer that only the second reader has is offered as one, and not taken unasked", () => {
  const reading = read([...same, offer("C-1", 5, 9.99)]);
  expect(reading.lines.map(({ part }) => part?.value)).toEqual(["A-100", "B-7"]);
  const row = readbackOf(reading)?.readback?.find(({ what }) => what === "May be an offer");
  expect(row?.offers).toMatchObject([{ part: "C-1", quantity: "5", price: "9.99" }]);
});

test("what the visitor wrote stands, whatever the second reader has", () => {
  const [line] = read(same).lines;
  if (line === undefined) throw new Error("There is a line.");
  const said = { kind: "line", lineId: line.id, field: "quantity", text: "75" } as const;
  expect(read(same, [said]).lines[0]?.quantity?.value).toBe(75);
});
