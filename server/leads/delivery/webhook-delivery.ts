import { Webhook } from "standardwebhooks";
import type { WebhookConfig } from "#server/config.ts";
import { unsubscribeAddress } from "#server/newsletter/newsletter-address.ts";
import type { Delivery } from "./deliveries.ts";
import { answered, isTaken, sendJson } from "./post-json.ts";
import type { Lead } from "#server/leads/store.ts";

/** Posts each lead as JSON with a Standard Webhooks signature; its message id is the same on every try. */
export function makeWebhookDelivery(
  { url, secret }: WebhookConfig,
  siteUrl: string,
  timeoutMs?: number,
): Delivery {
  const signer = new Webhook(secret);
  return {
    target: "webhook",
    async deliver(lead, signal) {
      const sentAt = new Date();
      const { id, ...event } = toEvent(lead, siteUrl);
      const payload = JSON.stringify(event);
      const status = await sendJson(url, {
        headers: {
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": signer.sign(id, sentAt, payload),
        },
        body: payload,
        signal,
        timeoutMs,
      });
      if (!isTaken(status)) throw answered(status);
    },
  };
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
