import type { FormName } from "#contract/forms.ts";
import type { DeliveryTarget, Lead } from "#server/leads/store.ts";

/** One way by which leads reach their owners. */
export type Delivery = {
  target: DeliveryTarget;
  /** Whose leads it takes; left out, all. */
  forms?: readonly FormName[];
  /** Resolves when the receiver has taken the lead. Rejects with DeliveryError, or with the signal's reason. */
  deliver(lead: Lead, signal: AbortSignal): Promise<void>;
  close?(): void;
};

/**
 * What a failure says about the next try. `away`: the receiver is gone or in trouble, and is looked for every few
 * seconds. `unwilling`: a try soon would fail alike or do harm, as with a wrong password. `refused`: it will not have
 * this lead.
 */
export type FailureKind = "away" | "unwilling" | "refused";

/** The message is logged and stored, so it never quotes the lead or the receiver's answer. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly kind: FailureKind;

  constructor(message: string, kind: FailureKind = "away") {
    super(message);
    this.kind = kind;
  }
}

/** Of people who want an answer. A newsletter's subscriber who leaves is erased, and these targets know no word for that. */
export const personalForms: readonly FormName[] = ["contact", "demo"];

/** No answer within this time counts as a failure. */
export const DELIVERY_TIMEOUT_MS = 15_000;
