import type { FormName } from "#contract/forms.ts";
import type { DeliveryTarget, LeadStats } from "./store.ts";

export type CountRow = { form: FormName; leads: number; spam: number; last: number | null };
export type WaitingRow = {
  target: DeliveryTarget;
  form: FormName;
  waiting: number;
  failing: number;
  refused: number;
};

export function toStats(counts: readonly CountRow[], waiting: readonly WaitingRow[]): LeadStats {
  return counts.map(({ form, leads, spam, last }) => {
    const of = (what: "waiting" | "failing" | "refused") => {
      const count = (target: DeliveryTarget) =>
        waiting.find((row) => row.form === form && row.target === target)?.[what] ?? 0;
      return { webhook: count("webhook"), email: count("email") };
    };
    return {
      form,
      leads,
      spam,
      waiting: of("waiting"),
      failing: of("failing"),
      refused: of("refused"),
      lastReceivedAtMs: last,
    };
  });
}
