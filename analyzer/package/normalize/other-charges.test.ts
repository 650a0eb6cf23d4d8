import { expect, test } from "vitest";

import { once, placedAt, quoteLine, settingsWith } from "../testing/quote-lines.ts";
import { lineWorkings } from "./line-workings.ts";
import { normalize } from "./normalize.ts";

const landed = (lines: Parameters<typeof normalize>[0]) =>
  normalize(lines, settingsWith()).flatMap((part) => part.lines);

test("further charges and a minimum charge are part of the landed cost, each with its working", () => {
  const line = quoteLine({ id: "1", price: 1, quantity: 100, tooling: once(400) });
  const charge = line.tooling;
  if (charge === null) throw new Error("The line has tooling.");
  const [found] = landed([
    {
      ...line,
      otherCharges: [{ name: "Certificate", charge: { ...charge, value: once(45) } }],
      minimumCharge: { ...charge, value: once(250) },
    },
  ]);
  expect(found?.total).toBe(100 + 400 + 45 + 150);
  const names = found ? lineWorkings(found, settingsWith()).map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(["Tooling", "Certificate", "Minimum charge"]));
});

test("an amount that stands once in a cell and is borne by several parts is counted once", () => {
  const place = { kind: "cell", tableId: "t", row: 9, column: 2 } as const;
  const lines = ["A", "B"].map((part, index) => {
    const line = quoteLine({
      id: `${index}`,
      part,
      price: index === 0 ? 30 : 10,
      tooling: once(400),
    });
    const shared = line.tooling && {
      ...line.tooling,
      value: { kind: "amount", amount: 400, per: "order", isShared: true } as const,
    };
    return { ...line, tooling: placedAt(shared, place) };
  });
  expect(landed(lines).map(({ cost }) => cost.tooling)).toEqual([300, 100]);
});

test("a price list without a quantity is not ranked by its first price", () => {
  const line = quoteLine({
    id: "1",
    quantity: null,
    breaks: [
      [1, 12],
      [100, 8],
    ],
  });
  const [part] = normalize([line], settingsWith());
  expect(part?.lines).toEqual([]);
  expect(part?.incomparable[0]?.reason).toContain("depends on the quantity");
});
