import type { DeliveryRow, LeadRow } from "#server/leads/lead-row.ts";

/** SQLite keeps a lead's answers and its arrival as JSON's text. */
export type SqliteLeadRow = Omit<LeadRow, "fields" | "arrival"> & JsonColumns;

type JsonColumns = { fields: string; arrival: string };

export type SqliteOutboxRow = DeliveryRow & { lease_until_ms: number; refusals: number };

export function fromJson<Row extends JsonColumns>(row: Row) {
  return {
    ...row,
    fields: JSON.parse(row.fields) as LeadRow["fields"],
    arrival: JSON.parse(row.arrival) as LeadRow["arrival"],
  };
}
