import type { FormName } from "#contract/forms.ts";
import type { DeliveryTarget, LeadStats } from "./store.ts";

export type CountRow = { form: FormName; leads: number; spam: number; last: number | null };
export type WaitingRow = {
  target: DeliveryTarget;
  form: FormName;
  waiting: number;
  failing: number;
};

export function toStats(counts: readonly CountRow[], waiting: readonly WaitingRow[]): LeadStats {
  return counts.map(({ form, leads, spam, last }) => {
    const of = (target: DeliveryTarget) =>
      waiting.find((row) => row.form === form && row.target === target);
    return {
      form,
      leads,
      spam,
      waiting: { webhook: of("webhook")?.waiting ?? 0, email: of("email")?.waiting ?? 0 },
      failing: { webhook: of("webhook")?.failing ?? 0, email: of("email")?.failing ?? 0 },
      lastReceivedAtMs: last,
    };
  });
}
