import type { FormName } from "#contract/forms.ts";
import type { DeliveryState, DeliveryTarget, Lead, SpamReason } from "#server/leads/store.ts";

export type LeadRow = {
  sequence: number;
  id: string;
  form: FormName;
  fields: string;
  spam_reason: SpamReason | null;
  received_at_ms: number;
};

export type OutboxRow = {
  target: DeliveryTarget;
  attempts: number;
  next_attempt_at_ms: number;
  lease_until_ms: number;
  delivered_at_ms: number | null;
  last_error: string | null;
  refusals: number;
  set_aside: DeliveryState["setAside"];
};

export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    form: row.form,
    receivedAtMs: row.received_at_ms,
    fields: JSON.parse(row.fields) as Record<string, string>,
    spamReason: row.spam_reason,
  };
}

export function toDeliveryState(row: OutboxRow): DeliveryState {
  return {
    target: row.target,
    attempts: row.attempts,
    deliveredAtMs: row.delivered_at_ms,
    nextAttemptAtMs: row.next_attempt_at_ms,
    lastError: row.last_error,
    setAside: row.set_aside,
  };
}
