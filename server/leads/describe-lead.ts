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
  if (setAside) return setAside;
  return attempts > 0 ? "failing" : "waiting";
}

/** What became of a delivery, in a sentence's part. */
export function deliveryStory(delivery: DeliveryState): string {
  const { attempts, deliveredAtMs, nextAttemptAtMs, lastError, setAside } = delivery;
  if (deliveredAtMs !== null) return `done ${minute(deliveredAtMs)}`;
  if (attempts === 0)
    return setAside === "held" ? "held, from before it was configured" : stateOfDelivery(delivery);
  const next = setAside
    ? `${setAside}, no next try`
    : `next try ${nextAttemptAtMs === 0 ? "now" : minute(nextAttemptAtMs)}`;
  return `failed ${attempts} times, last with "${lastError ?? ""}", ${next}`;
}

/** Whether a person can try it again or give it up. */
export function isUnsettled({ deliveredAtMs, attempts, setAside }: DeliveryState): boolean {
  return deliveredAtMs === null && (attempts > 0 || setAside !== null);
}
