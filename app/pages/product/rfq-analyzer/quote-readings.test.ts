import { expect, test } from "vitest";

import { gearboxPackage, packageQuotes } from "./gearbox-package.ts";

import { balloonedQuote, balloonedResponse, quoteReadings } from "./quote-readings.ts";

const response = gearboxPackage.responses.find(({ id }) => id === balloonedQuote.responseId)!;
const reading = (id: string) => quoteReadings().find((each) => each.id === id)!;
/** "3.720,– / 100 Stk" as a number: 3720. */
const germanAmount = (text: string) =>
  Number(/[\d.,]+/.exec(text)![0].replaceAll(".", "").replace(/,$/, "").replace(",", "."));

test("what the document says is what the package's record says", () => {
  const lines = ["housing", "cover", "shaft"].map((id) => germanAmount(reading(id).asQuoted));
  expect(lines).toEqual(response.prices.map(({ amount }) => amount));
  expect(germanAmount(reading("tooling").asQuoted)).toBe(response.tooling);
  expect(reading("quantity").asQuoted).toContain(String(gearboxPackage.sets));
  expect(reading("delivery").asQuoted).toContain(response.incoterm);
  expect(reading("leadTime").asQuoted).toContain(`–${response.leadTime?.amount} Wo.`);
});

test("normalized values are computed from it", () => {
  expect(reading("housing").normalized).toBe("$100.33 / ea");
  expect(reading("shaft")).toMatchObject({
    normalized: "$40.35 / ea",
    working: "EUR 3,720 ÷ 100 × 1.0846",
  });
  expect(reading("cover").working).toBe("EUR 20.90 × 1.0846");
  expect(reading("tooling").normalized).toBe("$6,941 NRE");
  expect(reading("delivery").normalized).toBe("DDP + $7,410");
  expect(reading("leadTime").normalized).toBe("42 d");
});

test("the ballooned response is the one that is ranked", () => {
  expect(packageQuotes).toContainEqual(balloonedResponse);
  expect(balloonedResponse.landedCost).toBe(95_826);
  expect(balloonedQuote.leadTimeAnswers[0]?.leadTimeDays).toBe(balloonedResponse.leadTimeDays);
});

test("below 95 percent a human is asked, and only there", () => {
  expect(balloonedQuote.asksBelow).toBe(95);
  for (const { confidence, asksHuman, question } of quoteReadings()) {
    expect(asksHuman).toBe(confidence < 95);
    expect(question !== undefined).toBe(asksHuman);
  }
  expect(quoteReadings().some(({ asksHuman }) => asksHuman)).toBe(true);
});
