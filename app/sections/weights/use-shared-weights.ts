import type { Criterion } from "#analyzer/rank/criteria.ts";
import { rebalanceShares } from "#analyzer/rank/shares.ts";
import { findWeightsProblem, type Weights, wholeWeights } from "#analyzer/rank/weights.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

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

/** Percentages by name that total 100, as somebody moves them. */
export interface Balance<Name extends string> {
  weights: Readonly<Record<Name, number>>;
  /** The weight being moved, and the weights before it was: going to 100 and back restores the others. */
  moving: Name | null;
  before: Readonly<Record<Name, number>>;
}

export function restAt<Name extends string>(
  weights: Readonly<Record<Name, number>>,
): Balance<Name> {
  return { weights, moving: null, before: weights };
}

export function moveWeight<Name extends string>(
  last: Balance<Name>,
  moving: NoInfer<Name>,
  percent: number,
): Balance<Name> {
  const before = last.moving === moving ? last.before : last.weights;
  return { weights: rebalanceShares(before, moving, percent), moving, before };
}

function balanceCodec(defaults: Weights, prefix: string): AddressCodec<Balance<Criterion>> {
  return {
    read: (query) => restAt(weightsFromQuery(query.toString(), prefix) ?? defaults),
    write(query, { weights }) {
      const isDefault = weightsToQuery(weights) === weightsToQuery(defaults);
      return withWeights(query, isDefault ? null : weights, prefix);
    },
  };
}

/**
 * The three weights, kept in the address so that a ranking can be sent to a colleague. A second set on a page has a
 * prefix; what else the address holds stays.
 */
export function useSharedWeights(defaults: Weights, prefix = "") {
  const { state, setState } = useAddressState(balanceCodec(defaults, prefix));
  return {
    weights: state.weights,
    setWeight(criterion: Criterion, percent: number) {
      setState((last) => moveWeight(last, criterion, percent), "settle");
    },
    resetWeights: () => setState(() => restAt(defaults), "settle"),
  };
}
