import { minute } from "#server/leads/describe-lead.ts";
import {
  chosenTargets,
  type DeliveryTarget,
  deliveryTargets,
  type LeadStats,
} from "#server/leads/store.ts";
import { renderTable } from "./table.ts";

const heads: Record<DeliveryTarget, string> = {
  webhook: "Waiting for webhook",
  email: "Waiting for email",
  slack: "Waiting for Slack",
  hubspot: "Waiting for HubSpot",
  confirmation: "Confirmation mails",
};

export function describeStats(stats: LeadStats): string {
  if (stats.length === 0) return "No leads.";
  const isChosen = (target: DeliveryTarget) => chosenTargets.some((each) => each === target);
  const shown = deliveryTargets.filter(
    (target) => !isChosen(target) || stats.some((row) => countOf(row, target) !== "0"),
  );
  return renderTable(
    ["Form", "Leads", "Spam", ...shown.map((target) => heads[target]), "Last received (UTC)"],
    stats.map((row) => [
      row.form,
      String(row.leads),
      String(row.spam),
      ...shown.map((target) => countOf(row, target)),
      row.lastReceivedAtMs === null ? "" : minute(row.lastReceivedAtMs),
    ]),
  );
}

function countOf(row: LeadStats[number], target: DeliveryTarget): string {
  const failing = row.failing[target] > 0 ? ` (${row.failing[target]} failing)` : "";
  const refused = row.refused[target] > 0 ? `, ${row.refused[target]} refused` : "";
  const held = row.held[target] > 0 ? `, ${row.held[target]} held` : "";
  const stopped = row.stopped[target] > 0 ? `, ${row.stopped[target]} set aside as spam` : "";
  return `${row.waiting[target]}${failing}${refused}${held}${stopped}`;
}

/** One sentence, where a receiver has refused anything. */
export function refusedProblem(stats: LeadStats): string | undefined {
  const refused = stats.reduce(
    (sum, row) => sum + deliveryTargets.reduce((count, target) => count + row.refused[target], 0),
    0,
  );
  if (refused === 0) return undefined;
  const deliveries = refused === 1 ? "1 delivery was" : `${refused} deliveries were`;
  return `${deliveries} refused by the receiver and set aside: see "list --refused", then "retry ID" or "skip ID".`;
}
