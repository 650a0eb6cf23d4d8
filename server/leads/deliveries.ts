import type { DeliveryTarget, Lead } from "./store.ts";

/** One way by which leads reach their owners. */
export type Delivery = {
  target: DeliveryTarget;
  /** Resolves when the receiver has taken the lead. Rejects with DeliveryError, or with the signal's reason. */
  deliver(lead: Lead, signal: AbortSignal): Promise<void>;
  close?(): void;
};

/** The message is logged and stored, so it never quotes the lead or the receiver's answer. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
}

/** No answer within this time counts as a failure. */
export const DELIVERY_TIMEOUT_MS = 15_000;
