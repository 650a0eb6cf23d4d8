import { expect, test } from "vitest";

import { phraseOf } from "../answering/say.ts";
import { understand } from "./understand.ts";

const readAs = (question: string) => {
  const understanding = understand(question);
  return understanding.kind === "reading" ? phraseOf(understanding.reading) : understanding.kind;
};
const offers = (question: string) => {
  const understanding = understand(question);
  return understanding.kind === "unsure"
    ? understanding.readings.map(phraseOf)
    : understanding.kind;
};
const refusal = (question: string) => {
  const understanding = understand(question);
  return understanding.kind === "refusal" ? understanding.reason : understanding.kind;
};

test.each([
  ["What did we spend on castings last quarter?", "spend in castings and forgings in Q2 2026"],
  ["Which three suppliers got the most money this year?", "spend by supplier in 2026, the first 3"],
  ["Who is cheapest for RFQ-2417?", "landed cost by supplier on RFQ-2417"],
  ["who is cheapest on rfq 2417", "landed cost by supplier on RFQ-2417"],
  ["Who is best on the motor mount?", "score by supplier on RFQ-2417"],
  ["Who is cheapest for the bracket?", "landed cost by supplier on RFQ-2417"],
  ["quoted lead times for the control board", "average quoted lead time by supplier on RFQ-2433"],
  ["lead time on RFQ-2441", "average quoted lead time by supplier on RFQ-2441"],
  ["lowest quote for each RFQ", "landed cost by RFQ"],
  ["Which orders were more than five days late?", "list of orders by days late over 5 days"],
  ["top five orders over $60k", "list of orders by spend over $60,000, the first 5"],
  ["How often was Norrvik late in 2026?", "number of late orders from Norrvik Metall in 2026"],
  ["Which supplier has the most late orders?", "number of late orders by supplier"],
  ["On-time rate by supplier, worst first", "on-time rate by supplier, lowest first"],
  ["suppliers with an on-time rate under ninety percent", "on-time rate by supplier under 90%"],
  ["which plant pays the most duty", "duty by plant"],
  ["What share of spend is electronics?", "share of spend by category in electronics"],
  ["What is waiting for approval?", "list of pending approvals by approval amount"],
  ["How long do approvals take by role?", "average approval time by approver"],
  ["Who signs slowest?", "average approval time by approver"],
  ["monthly spend at Monterrey", "spend by month at Monterrey"],
  ["spend in euros by plant", "spend by plant in euros"],
  [
    "orders between 20k and 30k at Aachen",
    "list of orders by spend at Aachen at least $20,000 at most $30,000",
  ],
  ["reliability of Hollerbach", "reliability by supplier from Eisenwerk Hollerbach"],
])("%s", (question, expected) => {
  expect(readAs(question)).toBe(expected);
});

test("values, plants and periods that are set against each other are compared", () => {
  expect(readAs("Norrvik vs Tallow Creek lead time")).toBe(
    "average lead time by supplier from Norrvik Metall and Tallow Creek Machine",
  );
  expect(readAs("compare Q1 and Q2 spend")).toBe("spend by quarter in Q1 2026, Q2 2026");
  expect(readAs("freight at Dayton or Aachen")).toBe("freight by plant at Aachen and Dayton");
});

test("what is negated is left out, and a negated state is its opposite", () => {
  expect(readAs("spend by supplier except Norrvik and Tallow Creek")).toBe(
    "spend by supplier not from Norrvik Metall and Tallow Creek Machine",
  );
  expect(readAs("average lead time of castings, not at Dayton")).toBe(
    "average lead time in castings and forgings not at Dayton",
  );
  expect(readAs("how many orders were not late")).toBe("number of punctual orders");
});

test("one typing error in a word is corrected, a guess at a short word is asked back", () => {
  expect(readAs("speend on castigns in Dayton")).toBe("spend in castings and forgings at Dayton");
  expect(readAs("freight by suplier")).toBe("freight by supplier");
  expect(offers("dutt by plant")).toEqual(["duty by plant"]);
});

test("below 95 percent it asks back with the nearest readings", () => {
  expect(offers("best supplier")).toEqual([
    "on-time rate by supplier",
    "reliability by supplier",
    "average lead time by supplier",
  ]);
  expect(offers("cheapest supplier for castings")).toEqual([
    "landed cost by supplier in castings and forgings on RFQ-2424",
    "landed cost by supplier in castings and forgings on RFQ-2428",
    "spend by supplier in castings and forgings, lowest first",
  ]);
  expect(offers("spend on titanium")).toEqual(["spend"]);
  expect(offers("approvals by plant and supplier")).toEqual([
    "number of approvals by plant",
    "number of approvals by supplier",
  ]);
});

test("what cannot be answered is refused with its reason", () => {
  expect(refusal("")).toBe("empty");
  expect(refusal("?!")).toBe("empty");
  expect(refusal("What is the weather in Lisbon?")).toBe("unknown");
  expect(refusal("Will prices go up?")).toBe("foretells");
  expect(refusal("approve AR-340")).toBe("acts");
  expect(refusal("Why is freight so high?")).toBe("reasons");
  expect(refusal("spend in 2019")).toBe("period");
});

test("a question is cut, not choked on", () => {
  expect(refusal("flange ".repeat(20_000))).toBe("unknown");
});
