import { expect, test } from "vitest";
import { InvalidInputError, type InputProblem } from "./invalid-input.ts";

test.each<[InputProblem, string]>([
  [
    { kind: "quote-value", quoteId: "q-3", criterion: "leadTime", value: -5 },
    "The lead time of quote q-3 must be 0 or more, or null when missing, not -5.",
  ],
  [
    { kind: "quote-value", quoteId: "q-3", criterion: "reliability", value: 101 },
    "The reliability of quote q-3 must be from 0 to 100, or null when missing, not 101.",
  ],
  [{ kind: "duplicate-quote-id", quoteId: "q-3" }, "More than one quote has the id q-3."],
  [
    { kind: "weight", criterion: "landedCost", value: NaN },
    "The weight of landed cost must be from 0 to 100, not NaN.",
  ],
  [{ kind: "weights-total", total: 97 }, "The weights must total 100, not 97."],
  [{ kind: "cost-part", part: "duty", value: -1 }, "The cost of duty must be 0 or more, not -1."],
])("the message of %o says what is wrong", (problem, message) => {
  const error = new InvalidInputError(problem);
  expect(error.message).toBe(message);
  expect(error.problem).toBe(problem);
});
