import { Webhook } from "standardwebhooks";
import { brandSlug } from "#contract/brand.ts";
import type { WebhookConfig } from "#server/config.ts";
import { unsubscribeAddress } from "#server/newsletter/newsletter-address.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import {
  type Delivery,
  DELIVERY_TIMEOUT_MS,
  DeliveryError,
  type FailureKind,
} from "./deliveries.ts";
import type { Lead } from "#server/leads/store.ts";

/** Posts each lead as JSON with a Standard Webhooks signature; its message id is the same on every try. */
export function makeWebhookDelivery(
  { url, secret }: WebhookConfig,
  siteUrl: string,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Delivery {
  const signer = new Webhook(secret);
  return {
    target: "webhook",
    async deliver(lead, signal) {
      const sentAt = new Date();
      const { id, ...event } = toEvent(lead, siteUrl);
      const payload = JSON.stringify(event);
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          "Content-Type": "application/json",
          "User-Agent": `${brandSlug}-leads`,
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": signer.sign(id, sentAt, payload),
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

/**
 * A subscriber's lead has the address by which they unsubscribe, for the newsletters that the owners send. One who has
 * left is named by the lead's id.
 */
function toEvent(lead: Lead, siteUrl: string) {
  const { id, form, receivedAtMs, fields, sourcePage, arrival, unsubscribed } = lead;
  if (unsubscribed) {
    return {
      id: `${id}-unsubscribed`,
      type: "newsletter.unsubscribed",
      timestamp: new Date(unsubscribed.atMs).toISOString(),
      data: { id, form },
    };
  }
  const unsubscribeUrl = unsubscribeAddress(lead, siteUrl);
  const data = {
    id,
    form,
    fields,
    sourcePage,
    arrival,
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
  return { id, type: "lead.created", timestamp: new Date(receivedAtMs).toISOString(), data };
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timed out";
  return codeOf(propertyOf(error, "cause")) ?? "could not be reached";
}
