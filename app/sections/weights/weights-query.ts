import { findWeightsProblem, type Weights, wholeWeights } from "#analyzer/rank/weights.ts";

/** The weights as an address carries them: `cost=40&lead=30&reliability=30`. */
export function weightsToQuery(weights: Weights): string {
  return withWeights(new URLSearchParams(), weights).toString();
}

/** The query with these weights in it, or with none. A second set on a page has a prefix. */
export function withWeights(
  query: URLSearchParams,
  weights: Weights | null,
  prefix = "",
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["cost", "lead", "reliability"]) next.delete(prefix + name);
  if (!weights) return next;
  const { landedCost, leadTime, reliability } = wholeWeights(weights);
  next.set(`${prefix}cost`, String(landedCost));
  next.set(`${prefix}lead`, String(leadTime));
  next.set(`${prefix}reliability`, String(reliability));
  return next;
}

/** The weights of an address, or null when it has none that can be used. */
export function weightsFromQuery(query: string, prefix = ""): Weights | null {
  const given = new URLSearchParams(query);
  const percent = (name: string) => {
    const text = given.get(prefix + name);
    return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  };
  const weights = {
    landedCost: percent("cost"),
    leadTime: percent("lead"),
    reliability: percent("reliability"),
  };
  return findWeightsProblem(weights) === null ? weights : null;
}
