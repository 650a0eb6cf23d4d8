import type { FormName } from "#contract/forms.ts";
import { type DeliveryTarget, deliveryTargets, type LeadStats } from "./store.ts";

export type CountRow = { form: FormName; leads: number; spam: number; last: number | null };
export type WaitingRow = {
  target: DeliveryTarget;
  form: FormName;
  waiting: number;
  failing: number;
  refused: number;
  held: number;
  stopped: number;
  /** Since when the oldest of those that wait does: its lead came in, or its subscriber left. */
  oldest: number | null;
};

export function toStats(counts: readonly CountRow[], waiting: readonly WaitingRow[]): LeadStats {
  return counts.map(({ form, leads, spam, last }) => {
    const rowOf = (target: DeliveryTarget) =>
      waiting.find((row) => row.form === form && row.target === target);
    const of = (what: "waiting" | "failing" | "refused" | "held" | "stopped") =>
      forTargets((target) => rowOf(target)?.[what] ?? 0);
    return {
      form,
      leads,
      spam,
      waiting: of("waiting"),
      failing: of("failing"),
      refused: of("refused"),
      held: of("held"),
      stopped: of("stopped"),
      oldestWaitingAtMs: forTargets((target) => rowOf(target)?.oldest ?? null),
      lastReceivedAtMs: last,
    };
  });
}

export function forTargets<Value>(
  valueOf: (target: DeliveryTarget) => Value,
): Record<DeliveryTarget, Value> {
  const values = deliveryTargets.map((target) => [target, valueOf(target)]);
  return Object.fromEntries(values) as Record<DeliveryTarget, Value>;
}
