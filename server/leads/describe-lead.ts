import { type Arrival, arrivalNames } from "#contract/arrival.ts";
import type { DeliveryState, StoredLead } from "./store.ts";

/** Date and minute, UTC. */
export const minute = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

export const targetNames = {
  webhook: "Webhook",
  email: "Mail",
  slack: "Slack",
  hubspot: "HubSpot",
  confirmation: "Confirmation mail",
} as const;

/** What stands for a lead in a list: whoever has unsubscribed has no name any more. */
export function nameOf({ fields, unsubscribed }: StoredLead): string {
  return fields["name"] ?? fields["email"] ?? (unsubscribed ? "Unsubscribed" : "");
}

/** In a list's cell: the campaign, else the page of another site. */
export function cameFrom({ arrival }: Pick<StoredLead, "arrival">): string {
  const { utm_source, utm_medium, utm_campaign, referrer = "" } = arrival;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== undefined);
  return campaign.join(" / ") || referrer;
}

const arrivalLabels: Record<keyof Arrival, string> = {
  utm_source: "Campaign source",
  utm_medium: "Campaign medium",
  utm_campaign: "Campaign",
  utm_term: "Campaign term",
  utm_content: "Campaign content",
  utm_id: "Campaign ID",
  referrer: "Came from",
};

/** Each part of it with its name, for people. */
export function arrivalParts({ arrival }: Pick<StoredLead, "arrival">): [string, string][] {
  return arrivalNames.flatMap((name): [string, string][] => {
    const value = arrival[name];
    return value === undefined ? [] : [[arrivalLabels[name], value]];
  });
}

/** What became of the question whether a subscriber wants the newsletter; nothing where nobody was asked. */
export function confirmationOf(lead: StoredLead): "confirmed" | "mail sent" | undefined {
  if (lead.unsubscribed) return undefined;
  if (lead.confirmedAtMs !== null) return "confirmed";
  const isSent = ({ target, deliveredAtMs }: DeliveryState) =>
    target === "confirmation" && deliveredAtMs !== null;
  return lead.deliveries.some(isSent) ? "mail sent" : undefined;
}

/** In a list's cell: where the people who answer stand with it, and where the subscriber does. */
export function standing(lead: StoredLead): string {
  return [lead.state, confirmationOf(lead)].filter((part) => part !== undefined).join(", ");
}

export function deliverySummary({ spamReason, deliveries }: StoredLead): string {
  if (spamReason) return `spam (${spamReason})`;
  return deliveries.map((delivery) => `${delivery.target} ${stateOfDelivery(delivery)}`).join(", ");
}

export function stateOfDelivery(delivery: DeliveryState): string {
  const { deliveredAtMs, setAside, attempts, isSetUp } = delivery;
  if (deliveredAtMs !== null) return "done";
  if (setAside) return setAside === "spam" ? "set aside as spam" : setAside;
  if (attempts > 0) return "failing";
  return isSetUp ? "waiting" : "not set up";
}

/** What became of a delivery, in a sentence's part. */
export function deliveryStory(delivery: DeliveryState): string {
  const { attempts, deliveredAtMs, nextAttemptAtMs, lastError, setAside } = delivery;
  if (deliveredAtMs !== null) return `done ${minute(deliveredAtMs)}`;
  if (attempts === 0) {
    if (setAside === "later")
      return `waiting until ${minute(nextAttemptAtMs)}, a day after the last`;
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
