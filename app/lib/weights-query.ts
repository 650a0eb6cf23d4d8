import { findWeightsProblem, type Weights, wholeWeights } from "#analyzer/weights.ts";

/** The weights as an address carries them: `cost=40&lead=30&reliability=30`. */
export function weightsToQuery(weights: Weights): string {
  const { landedCost, leadTime, reliability } = wholeWeights(weights);
  return new URLSearchParams({
    cost: String(landedCost),
    lead: String(leadTime),
    reliability: String(reliability),
  }).toString();
}

/** The weights of an address, or null when it has none that can be used. */
export function weightsFromQuery(query: string): Weights | null {
  const given = new URLSearchParams(query);
  const percent = (name: string) => {
    const text = given.get(name);
    return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  };
  const weights = {
    landedCost: percent("cost"),
    leadTime: percent("lead"),
    reliability: percent("reliability"),
  };
  return findWeightsProblem(weights) === null ? weights : null;
}
