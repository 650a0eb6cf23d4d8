import type { DeliveryState, StoredLead } from "./store.ts";

/** Date and minute, UTC. */
export const minute = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

export const targetNames = {
  webhook: "Webhook",
  email: "Mail",
  confirmation: "Confirmation mail",
} as const;

/** What stands for a lead in a list: whoever has unsubscribed has no name any more. */
export function nameOf({ fields, unsubscribed }: StoredLead): string {
  return fields["name"] ?? fields["email"] ?? (unsubscribed ? "Unsubscribed" : "");
}

export function deliverySummary({ spamReason, deliveries }: StoredLead): string {
  if (spamReason) return `spam (${spamReason})`;
  return deliveries.map((delivery) => `${delivery.target} ${stateOfDelivery(delivery)}`).join(", ");
}

export function stateOfDelivery({ deliveredAtMs, setAside, attempts }: DeliveryState): string {
  if (deliveredAtMs !== null) return "done";
  if (setAside) return setAside === "spam" ? "set aside as spam" : setAside;
  return attempts > 0 ? "failing" : "waiting";
}

/** What became of a delivery, in a sentence's part. */
export function deliveryStory(delivery: DeliveryState): string {
  const { attempts, deliveredAtMs, nextAttemptAtMs, lastError, setAside } = delivery;
  if (deliveredAtMs !== null) return `done ${minute(deliveredAtMs)}`;
  if (attempts === 0) {
    if (setAside === "held") return "held, from before it was configured";
    if (setAside === "spam") return "was under way when the lead was marked as spam, set aside";
    return stateOfDelivery(delivery);
  }
  const next = setAside
    ? `${stateOfDelivery(delivery)}, no next try`
    : `next try ${nextAttemptAtMs === 0 ? "now" : minute(nextAttemptAtMs)}`;
  return `failed ${attempts} times, last with "${lastError ?? ""}", ${next}`;
}

/** Nothing of spam goes out, but for the word that a subscriber has left. */
export function isStopped({ spamReason, unsubscribed }: StoredLead): boolean {
  return spamReason !== null && !unsubscribed;
}

/** Whether a person can try it again or give it up. */
export function isUnsettled(lead: StoredLead, delivery: DeliveryState): boolean {
  const { deliveredAtMs, attempts, setAside } = delivery;
  if (isStopped(lead) || setAside === "spam") return false;
  return deliveredAtMs === null && (attempts > 0 || setAside !== null);
}
