import fc from "fast-check";

import { phrases } from "../phrases.ts";

const glue = ["in", "of", "the", "by", "and", ",", "?", "for", "from", "with", "at", "per"];
const numbers = ["3", "five", "twenty five", "$50,000", "€20k", "90%", "fifty thousand", "2026"];
const times = ["Q1", "March 2026", "last quarter", "this year", "since May 2026", "last 3 months"];
const known = phrases.map(({ stems }) => stems.join(" "));

/** Words that mean something here, in any order: most of it is nonsense that a buyer could still type. */
export const wordSalad = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...known) },
      { weight: 2, arbitrary: fc.constantFrom(...glue) },
      { weight: 1, arbitrary: fc.constantFrom(...numbers) },
      { weight: 1, arbitrary: fc.constantFrom(...times) },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((words) => words.join(" "));

/** Questions that make sense more often than not. */
export const plausibleQuestion = fc
  .tuple(
    fc.constantFrom("", "what is the", "which", "who has the", "how many", "average", "share of"),
    fc.constantFrom("highest", "lowest", "top 3", "late", "pending", "overdue", "open", "", ""),
    fc.constantFrom(
      "spend",
      "freight",
      "duty",
      "orders",
      "on-time rate",
      "days late",
      "lead time",
      "landed cost",
      "quoted lead time",
      "score",
      "quotes",
      "approvals",
      "approval time",
      "reliability",
      "tooling cost",
      "approval amount",
    ),
    fc.constantFrom(
      "by supplier",
      "by plant",
      "by category",
      "by month",
      "by quarter",
      "by RFQ",
      "by approver",
      "",
      "",
    ),
    fc.constantFrom(
      "for castings",
      "from Norrvik",
      "not from Norrvik and Tallow Creek",
      "at Dayton",
      "on RFQ-2417",
      "on RFQ-2441",
      "Dayton vs Aachen",
      "except electronics",
      "with finance",
      "",
      "",
    ),
    fc.constantFrom(
      "in Q1",
      "last quarter",
      "since March",
      "Q1 vs Q2",
      "in 2025",
      "March to May 2026",
      "before May 2026",
      "",
      "",
    ),
    fc.constantFrom(
      "over $20,000",
      "each over $20,000",
      "under 20 days",
      "at least 90%",
      "between 10 and 20 days",
      "over 10 hours",
      "",
      "",
      "",
    ),
    fc.constantFrom("in euros", "in kronor", "worst first", "", "", ""),
  )
  .map((parts) => parts.filter(Boolean).join(" "));
