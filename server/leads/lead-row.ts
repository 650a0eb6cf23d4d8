import type { Arrival } from "#contract/arrival.ts";
import type { FormName } from "#contract/forms.ts";
import type {
  DeliveryState,
  DeliveryTarget,
  Lead,
  LeadState,
  SpamReason,
  StoredLead,
} from "./store.ts";

/** The columns that a delivery needs of the table `leads`, which is the same in both databases. */
export type SentLeadRow = {
  id: string;
  form: FormName;
  fields: Record<string, string>;
  spam_reason: SpamReason | null;
  received_at_ms: number;
  source_page: string | null;
  arrival: Arrival;
  subscription_token: string | null;
  unsubscribed_at_ms: number | null;
};

export type LeadRow = SentLeadRow & {
  sequence: number;
  email: string;
  state: LeadState;
  owner: string;
  note: string;
  follow_up: string;
  version: number;
  confirmed_at_ms: number | null;
};

export type DeliveryRow = {
  target: DeliveryTarget;
  is_set_up: boolean | 0 | 1;
  attempts: number;
  delivered_at_ms: number | null;
  next_attempt_at_ms: number;
  last_error: string | null;
  set_aside: DeliveryState["setAside"];
};

export function toLead(row: SentLeadRow): Lead {
  const { unsubscribed_at_ms: atMs } = row;
  return {
    id: row.id,
    form: row.form,
    receivedAtMs: row.received_at_ms,
    fields: row.fields,
    spamReason: row.spam_reason,
    sourcePage: row.source_page,
    arrival: row.arrival,
    subscriptionToken: row.subscription_token,
    ...(atMs === null ? {} : { unsubscribed: { atMs } }),
  };
}

export function toStoredLead(row: LeadRow, deliveries: readonly DeliveryRow[]): StoredLead {
  return {
    ...toLead(row),
    sequence: row.sequence,
    state: row.state,
    owner: row.owner,
    note: row.note,
    followUp: row.follow_up,
    version: row.version,
    confirmedAtMs: row.confirmed_at_ms,
    deliveries: deliveries.map(toDeliveryState),
  };
}

function toDeliveryState(row: DeliveryRow): DeliveryState {
  return {
    target: row.target,
    isSetUp: Boolean(row.is_set_up),
    attempts: row.attempts,
    deliveredAtMs: row.delivered_at_ms,
    nextAttemptAtMs: row.next_attempt_at_ms,
    lastError: row.last_error,
    setAside: row.set_aside,
  };
}
