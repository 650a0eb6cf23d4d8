/** Why a value is less than certain, in a form that one question can settle for many cells. */
export interface Doubt {
  readonly kind: "number-style" | "date-style" | "unit" | "currency-sign" | "leftover";
  /** The sign for "currency-sign", the assumed unit for "unit", else what was not understood. */
  readonly detail: string;
  readonly confidence: number;
}

export const noDoubts: readonly Doubt[] = [];

/** What a cell says, or why it says nothing. `note` is empty where there is nothing to tell. */
export type Understood<Value> =
  | {
      readonly kind: "value";
      readonly value: Value;
      readonly note: string;
      readonly doubts: readonly Doubt[];
    }
  | { readonly kind: "missing"; readonly reason: string };

export function understood<Value>(
  value: Value,
  note = "",
  doubts: readonly Doubt[] = noDoubts,
): Understood<Value> {
  return { kind: "value", value, note, doubts };
}

export function missing(reason: string): Understood<never> {
  return { kind: "missing", reason };
}
