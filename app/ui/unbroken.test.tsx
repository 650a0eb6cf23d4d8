import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { unbroken, unbrokenParts } from "./unbroken.tsx";

const made = (text: string) => renderToStaticMarkup(<p>{unbroken(text)}</p>);
const kept = (text: string) => [...made(text).matchAll(/<span[^>]*>([^<]*)/g)].map(([, it]) => it);

test("a word with a hyphen stays on one line, with its punctuation", () => {
  expect(kept("A 15-minute demo, a 2-month discount; single sign-on, day-to-day.")).toEqual([
    "15-minute",
    "2-month",
    "sign-on,",
    "day-to-day.",
  ]);
});

test("so does a number with a hyphen", () => {
  expect(kept("It misses DFARS 252.225-7009, -7020 and RFQ-3108.")).toEqual([
    "252.225-7009,",
    "-7020",
    "RFQ-3108.",
  ]);
});

test("so does a number with what it is the number of, or is multiplied with", () => {
  expect(kept("SOC 2 Type II, ISO 27001, then OP 10. Moving range × 2.66")).toEqual([
    "SOC 2",
    "ISO 27001,",
    "OP 10.",
    "× 2.66",
  ]);
  expect(kept("DFARS 252.225-7009")).toEqual(["252.225-7009"]);
});

test("a text is read and copied as it was written", () => {
  const text = "Closed-die forging with flow-downs: a 15-minute demo of RFQ-3108 at 60-80%.";
  expect(made(text).replaceAll(/<[^>]*>/g, "")).toBe(text);
});

test("words without a hyphen and words too long for a phone are left as they are", () => {
  for (const text of ["Three plans.", "discrete-manufacturing", "a - b", ""]) {
    expect(kept(text)).toEqual([]);
  }
});

test("what is no text passes through", () => {
  const node = <b>2-month</b>;
  expect(unbroken(node)).toBe(node);
});

test("a note breaks between its parts and nowhere else", () => {
  expect(unbrokenParts("Thunder Bay, ON", "Excel, CAD")).toBe(
    "Thunder\u00a0Bay,\u00a0ON; Excel,\u00a0CAD",
  );
});
