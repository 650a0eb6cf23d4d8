/** A value that the analyzer found in a supplier's document. */
export interface BalloonedValue {
  id:
    | "housing"
    | "cover"
    | "shaft"
    | "tooling"
    | "quantity"
    | "delivery"
    | "leadTime"
    | "certificate"
    | "validity";
  characteristic: string;
  /** In the supplier's own words. */
  asQuoted: string;
  /** In percent: how sure the reading is. */
  confidence: number;
  /** What a person is asked, where the confidence is too low. */
  question?: string;
}

const rows: [BalloonedValue["id"], string, string, number, question?: string][] = [
  ["housing", "Housing, price", "92,50 / Stk", 99.6],
  ["cover", "Bearing cover, price", "20,90 / Stk", 99.6],
  ["shaft", "Pinion shaft, price", "3.720,– / 100 Stk", 97.8],
  ["tooling", "Tooling", "einmalig 6.400,–", 98.4],
  ["quantity", "Quantity break", "ab 400 Satz", 99.1],
  ["delivery", "Delivery term", "EXW Stuttgart", 97.2],
  [
    "leadTime",
    "Lead time",
    "5–6 Wo. n. Freigabe",
    93.8,
    "The quote says six weeks from drawing release. When is the drawing released?",
  ],
  ["certificate", "Material cert", "APZ 3.1", 99.9],
  [
    "validity",
    "Validity",
    "freibl. 30 T",
    91.4,
    "“Freibleibend” means that the price can change. Will the supplier confirm it in writing?",
  ],
];
const values = rows.map(([id, characteristic, asQuoted, confidence, question]): BalloonedValue => ({
  id,
  characteristic,
  asQuoted,
  confidence,
  ...(question && { question }),
}));

/** The sample document, one of the responses to the gearbox package. */
export const balloonedQuote = {
  responseId: "reinhold-vogt",
  file: "Angebot_26-1130.pdf",
  number: "26-1130",
  date: "15.09.2026",
  /** In percent: below this, a person is asked. */
  asksBelow: 95,
  values,
  /** Two answers to the question about the lead time. */
  leadTimeAnswers: [
    { answer: "With the order", leadTimeDays: 42 },
    { answer: "A week later", leadTimeDays: 49 },
  ],
};
