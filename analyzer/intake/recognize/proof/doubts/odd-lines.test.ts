import { expect, test } from "vitest";

import { recognize } from "../../../recognize.ts";
import { tableFile } from "../../testing/quote-files.ts";

const header = "Part;Description;Qty;Unit price EUR;Amount EUR";
const parts = `${header}
  PV-22;Cover;800;2.00;1600.00
  PV-23;Clip;400;1.00;400.00`;

function read(text: string, corrections: Parameters<typeof recognize>[1] = []) {
  return recognize([tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd"] })], corrections);
}

function offersShown(text: string) {
  const question = read(text).questions.find(({ readback }) => readback !== undefined);
  return (question?.readback ?? []).filter(({ offers }) => offers !== undefined);
}

test("one piece of another kind among parts in numbers is shown, and may be a charge", () => {
  const text = `${parts}\n  NRE-2;Test run;1;580.00;580.00`;
  const [row] = offersShown(text);
  const charge = row?.answers.find(({ label }) => label === "A one-time charge");
  const { lines } = read(text, charge ? [charge.correction] : []);
  expect(lines.map(({ part }) => part?.value)).toEqual(["PV-22", "PV-23"]);
  expect(lines[0]?.otherCharges?.[0]?.charge).toMatchObject({ value: { amount: 580 } });
});

test("a row without a code among coded parts is shown", () => {
  expect(offersShown(`${parts}\n  ;Nitriding lot;3;90.00;270.00`)).toMatchObject([
    { answers: [{ label: "A one-time charge" }, { label: "No offer" }] },
  ]);
});

test("parts that are alike are not shown, whatever their number", () => {
  expect(read(`${parts}\n  PV-24;Pin;1;580.00;580.00`).questions).toEqual([]);
});

test("a die at the price of thousands is no first quantity of its part, and is shown", () => {
  const text = `${parts}\n  PV-23;Clip;1;8500.00;8500.00`;
  expect(read(text).lines.map(({ prices }) => prices.length)).toEqual([1, 1, 1]);
  expect(offersShown(text)).toMatchObject([
    { answers: [{ label: "A one-time charge" }, { label: "No offer" }] },
  ]);
});
