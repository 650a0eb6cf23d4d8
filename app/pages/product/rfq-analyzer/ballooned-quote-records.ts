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

/** The sample document, one of the responses to the gearbox package. */
export const balloonedQuote = {
  responseId: "reinhold-vogt",
  file: "Angebot_26-1130.pdf",
  number: "26-1130",
  date: "15.09.2026",
  /** In percent: below this, a person is asked. */
  asksBelow: 95,
  values: [
    {
      id: "housing",
      characteristic: "Housing, price",
      asQuoted: "92,50 / Stk",
      confidence: 99.6,
    },
    {
      id: "cover",
      characteristic: "Bearing cover, price",
      asQuoted: "20,90 / Stk",
      confidence: 99.6,
    },
    {
      id: "shaft",
      characteristic: "Pinion shaft, price",
      asQuoted: "3.720,– / 100 Stk",
      confidence: 97.8,
    },
    {
      id: "tooling",
      characteristic: "Tooling",
      asQuoted: "einmalig 6.400,–",
      confidence: 98.4,
    },
    {
      id: "quantity",
      characteristic: "Quantity break",
      asQuoted: "ab 400 Satz",
      confidence: 99.1,
    },
    {
      id: "delivery",
      characteristic: "Delivery term",
      asQuoted: "EXW Stuttgart",
      confidence: 97.2,
    },
    {
      id: "leadTime",
      characteristic: "Lead time",
      asQuoted: "5–6 Wo. n. Freigabe",
      confidence: 93.8,
      question: "The quote says six weeks from drawing release. When is the drawing released?",
    },
    {
      id: "certificate",
      characteristic: "Material cert",
      asQuoted: "APZ 3.1",
      confidence: 99.9,
    },
    {
      id: "validity",
      characteristic: "Validity",
      asQuoted: "freibl. 30 T",
      confidence: 91.4,
      question:
        "“Freibleibend” means that the price can change. Will the supplier confirm it in writing?",
    },
  ] satisfies BalloonedValue[],
  /** Two answers to the question about the lead time. */
  leadTimeAnswers: [
    { answer: "With the order", leadTimeDays: 42 },
    { answer: "A week later", leadTimeDays: 49 },
  ],
};
