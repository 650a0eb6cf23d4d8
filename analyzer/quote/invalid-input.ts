import { criterionNames, type Criterion } from "../rank/criteria.ts";

/** Why an input was refused. */
export type InputProblem =
  | { kind: "quote-value"; quoteId: string; criterion: Criterion; value: number }
  | { kind: "duplicate-quote-id"; quoteId: string }
  | { kind: "weight"; criterion: Criterion; value: number }
  | { kind: "weights-total"; total: number }
  | { kind: "cost-part"; part: string; value: number };

/** Thrown by every step that is given a value it cannot judge; `problem` says which one. */
export class InvalidInputError extends Error {
  override readonly name = "InvalidInputError";
  readonly problem: InputProblem;

  constructor(problem: InputProblem) {
    super(describe(problem));
    this.problem = problem;
  }
}

function describe(problem: InputProblem): string {
  switch (problem.kind) {
    case "quote-value": {
      const range = problem.criterion === "reliability" ? "from 0 to 100" : "0 or more";
      const subject = `The ${criterionNames[problem.criterion]} of quote ${problem.quoteId}`;
      return `${subject} must be ${range}, or null when missing, not ${problem.value}.`;
    }
    case "duplicate-quote-id":
      return `More than one quote has the id ${problem.quoteId}.`;
    case "weight":
      return `The weight of ${criterionNames[problem.criterion]} must be from 0 to 100, not ${problem.value}.`;
    case "weights-total":
      return `The weights must total 100, not ${problem.total}.`;
    case "cost-part":
      return `The cost of ${problem.part} must be 0 or more, not ${problem.value}.`;
  }
}
