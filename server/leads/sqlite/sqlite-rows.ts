import type { DeliveryRow, LeadRow } from "#server/leads/lead-row.ts";

/** SQLite keeps a lead's answers as JSON's text. */
export type SqliteLeadRow = Omit<LeadRow, "fields"> & { fields: string };

export type SqliteOutboxRow = DeliveryRow & { lease_until_ms: number; refusals: number };

export function withFields<Row extends { fields: string }>(row: Row) {
  return { ...row, fields: JSON.parse(row.fields) as LeadRow["fields"] };
}
