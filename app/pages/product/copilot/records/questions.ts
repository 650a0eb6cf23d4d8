/** Questions offered beside the box. The first is answered before anyone asks. */
export const exampleQuestions = [
  "Which plant paid the most freight on castings last quarter?",
  "Who is best on the motor mount?",
  "Which three suppliers got the most money this year?",
  "On-time rate by supplier, worst first",
  "What is waiting for approval?",
  "Lowest quote for each open RFQ",
  "Norrvik vs Reinhold: lead time in 2026",
  "Which orders were more than ten days late?",
] as const;

/** From certain to hopeless, to show where it stops. */
export const confidenceSamples = [
  "Duty by plant since March",
  "Frieght on castigns, not at Dayton",
  "Who is the best supplier?",
  "Cheapest for castings",
  "Will freight go up next year?",
  "Who won the office chili cook-off?",
] as const;
