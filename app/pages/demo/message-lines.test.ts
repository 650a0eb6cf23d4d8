import fc from "fast-check";
import { expect, test } from "vitest";

import { timeSlots, trialWish, withPreferredTimes, withTrialWish } from "./message-lines.ts";

const zone = "America/Chicago";
const someSlots = fc.subarray(timeSlots, { minLength: 1 });
/** What a visitor types: any lines, without the one we write and without blank ends. */
const ownText = fc
  .array(fc.string({ unit: "grapheme-ascii" }))
  .map((lines) => lines.join("\n").replace(/\n+$/, ""))
  .filter((text) => !text.includes("Preferred times ("));

test("the chosen times are the message's last line, in the order of the week", () => {
  expect(withPreferredTimes("Fourteen quotes.", ["Thu 2-5", "Tue 9-noon"], zone)).toBe(
    "Fourteen quotes.\n\nPreferred times (America/Chicago): Tue 9-noon, Thu 2-5",
  );
  expect(withPreferredTimes("", ["Mon noon-2"], "UTC")).toBe("Preferred times (UTC): Mon noon-2");
});

test("another choice replaces the line, none removes it, and the visitor's text stays as it is", () => {
  fc.assert(
    fc.property(ownText, someSlots, someSlots, (text, first, second) => {
      const once = withPreferredTimes(text, first, zone);
      expect(withPreferredTimes(once, second, zone)).toBe(withPreferredTimes(text, second, zone));
      expect(withPreferredTimes(once, [], zone)).toBe(text);
      expect(once.startsWith(text)).toBe(true);
    }),
  );
});

test("text written below the times is kept", () => {
  const message = `${withPreferredTimes("Hello.", ["Fri 9-noon"], zone)}\nAsk for Dana.`;
  expect(withPreferredTimes(message, ["Mon 9-noon"], zone)).toBe(
    "Hello.\nAsk for Dana.\n\nPreferred times (America/Chicago): Mon 9-noon",
  );
});

test("the wish is the first line, once, and goes again", () => {
  const once = withTrialWish("Fourteen quotes.", true);
  expect(once).toBe("Start my 14-day free trial.\n\nFourteen quotes.");
  expect(withTrialWish(once, true)).toBe(once);
  expect(withTrialWish(once, false)).toBe("Fourteen quotes.");
  expect(withTrialWish("", true)).toBe(trialWish);
  expect(withTrialWish(trialWish, false)).toBe("");
});
