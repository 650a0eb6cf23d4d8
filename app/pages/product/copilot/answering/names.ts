import { approvers, requestCategories, requestPlants } from "#app/samples/approval-rules.ts";
import { sampleRfqs } from "../records/quotes.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";
import type { Status } from "../records/words.ts";

import type { FilterDimension } from "../language/reading.ts";

/** What a value is called where it stands in a sentence or heads a line. */
export function nameOf(dimension: FilterDimension, id: string): string {
  switch (dimension) {
    case "supplier":
      return named(sampleSuppliers, id)?.name ?? id;
    case "category":
      return named(requestCategories, id) ?? id;
    case "plant":
      return named(requestPlants, id)?.split(",")[0] ?? id;
    case "approver":
      return named(approvers, id)?.title ?? id;
    case "rfq":
      return id;
  }
}

/** The part that a request for quote asks for. */
export function partOf(rfq: string): string {
  return named(sampleRfqs, rfq)?.part ?? "";
}

function named<Value>(record: Record<string, Value>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

export const statusNames: Record<Status, string> = {
  late: "late",
  onTime: "punctual",
  pending: "pending",
  approved: "approved",
  overdue: "overdue",
  withinSla: "within SLA",
  open: "open",
  awarded: "awarded",
};

export function listOf(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en-US", { type }).format(items);
}
