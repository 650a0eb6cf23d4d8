import { Webhook } from "standardwebhooks";
import type { WebhookConfig } from "#server/config.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import {
  type Delivery,
  DELIVERY_TIMEOUT_MS,
  DeliveryError,
  type FailureKind,
} from "./deliveries.ts";
import type { Lead } from "#server/leads/store.ts";

/** Posts each lead as JSON with a Standard Webhooks signature; the lead's id is the message id on every try. */
export function makeWebhookDelivery(
  { url, secret }: WebhookConfig,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Delivery {
  const signer = new Webhook(secret);
  return {
    target: "webhook",
    async deliver(lead, signal) {
      const sentAt = new Date();
      const payload = toPayload(lead);
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          "Content-Type": "application/json",
          "User-Agent": "quotewright-leads",
          "webhook-id": lead.id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": signer.sign(lead.id, sentAt, payload),
        },
        body: payload,
      }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : new DeliveryError(reasonOf(error));
      });
      await response.body?.cancel();
      if (!response.ok) {
        throw new DeliveryError(`answered ${response.status}`, kindOf(response.status));
      }
    },
  };
}

/** Timeout and too early say nothing about the lead; too many and redirects want patience or another address. */
function kindOf(status: number): FailureKind {
  if (status >= 500 || status === 408 || status === 425) return "away";
  return status < 400 || status === 429 ? "unwilling" : "refused";
}

function toPayload({ id, form, receivedAtMs, fields }: Lead): string {
  const timestamp = new Date(receivedAtMs).toISOString();
  return JSON.stringify({ type: "lead.created", timestamp, data: { id, form, fields } });
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timed out";
  return codeOf(propertyOf(error, "cause")) ?? "could not be reached";
}
