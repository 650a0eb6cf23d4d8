import { InvalidInputError } from "./invalid-input.ts";

/** What a landed cost is made of, in money units of one currency. */
export interface CostParts {
  readonly parts: number;
  readonly tooling: number;
  readonly freight: number;
  readonly duty: number;
}

export interface LandedCost {
  readonly total: number;
  /** Each part in percent of the total; all 0 when the total is 0. */
  readonly shares: CostParts;
}

/** Adds up what it costs to have the goods at the door. */
export function landedCost({ parts, tooling, freight, duty }: CostParts): LandedCost {
  for (const [part, value] of Object.entries({ parts, tooling, freight, duty })) {
    if (!(Number.isFinite(value) && value >= 0)) {
      throw new InvalidInputError({ kind: "cost-part", part, value });
    }
  }
  const total = parts + tooling + freight + duty;
  const share = (cost: number) => (total === 0 ? 0 : (cost / total) * 100);
  return {
    total,
    shares: {
      parts: share(parts),
      tooling: share(tooling),
      freight: share(freight),
      duty: share(duty),
    },
  };
}
