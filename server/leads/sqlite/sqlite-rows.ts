import type { FormName } from "#contract/forms.ts";
import type {
  DeliveryState,
  DeliveryTarget,
  Lead,
  LeadState,
  SpamReason,
  StoredLead,
} from "#server/leads/store.ts";

export type LeadRow = {
  sequence: number;
  id: string;
  form: FormName;
  fields: string;
  spam_reason: SpamReason | null;
  received_at_ms: number;
  state: LeadState;
  owner: string;
  note: string;
  version: number;
  source_page: string | null;
  subscription_token: string | null;
  confirmed_at_ms: number | null;
  unsubscribed_at_ms: number | null;
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
    sourcePage: row.source_page,
    subscriptionToken: row.subscription_token,
  };
}

export function toStoredLead(row: LeadRow, deliveries: readonly DeliveryState[]): StoredLead {
  return {
    ...toLead(row),
    sequence: row.sequence,
    state: row.state,
    owner: row.owner,
    note: row.note,
    version: row.version,
    confirmedAtMs: row.confirmed_at_ms,
    unsubscribedAtMs: row.unsubscribed_at_ms,
    deliveries,
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
