import { existsSync } from "node:fs";
import type { SQLInputValue } from "node:sqlite";
import type { Merged } from "#server/leads/store.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";
import { digestOf, SqliteQueries } from "./sqlite-queries.ts";

type Row = Record<string, SQLInputValue>;

/** A subscriber's address is one lead, and whoever has left since stays so. */
const isSubscribedOrLeft = `SELECT count(*) AS n FROM leads WHERE form = 'newsletter'
  AND (email = ?1 OR email_digest = ${digestOf("?1")})`;

/** Puts the leads of a rescued copy, with their deliveries, behind those of this store. Done again, it adds nothing. */
export function mergeRescued(store: SqliteQueries, file: string): Merged {
  if (!existsSync(file))
    throw Object.assign(new Error("there is no such file"), { code: "ENOENT" });
  const opened = openSqliteDatabase(file);
  try {
    const rescued = new SqliteQueries(opened);
    return store.transaction(() => {
      const merged: Merged = { added: 0, known: 0, left: 0 };
      for (const { sequence, ...lead } of rescued.all<Row>(
        "SELECT * FROM leads ORDER BY sequence",
      )) {
        const outcome = add(store, lead);
        merged[outcome] += 1;
        if (outcome !== "added") continue;
        const [added] = store.all<Row>("SELECT sequence FROM leads WHERE id = ?", lead["id"] ?? "");
        for (const table of ["outbox", "lead_events"] as const) {
          const ofLead = `SELECT * FROM ${table} WHERE sequence = ?`;
          for (const row of rescued.all<Row>(ofLead, sequence ?? 0)) {
            insert(store, table, { ...row, ...added });
          }
        }
      }
      return merged;
    });
  } finally {
    opened.close();
  }
}

function add(store: SqliteQueries, lead: Row): keyof Merged {
  const { id = "", email = "", email_digest = null, form } = lead;
  const isKnown = "SELECT count(*) AS n FROM leads WHERE id = ? OR idempotency_key = ?";
  if (store.count(isKnown, id, lead["idempotency_key"] ?? "") > 0) return "known";
  // Their digest is keyed with the other store's secret: no search of this one would find them.
  if (email_digest !== null) return "left";
  if (form === "newsletter" && store.count(isSubscribedOrLeft, email) > 0) return "known";
  insert(store, "leads", lead);
  return "added";
}

function insert(store: SqliteQueries, table: "leads" | "outbox" | "lead_events", row: Row): void {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  store.run(sql, ...Object.values(row));
}
