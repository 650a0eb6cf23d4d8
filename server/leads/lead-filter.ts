import type { LeadFilter } from "./store.ts";

type Value = string | number;

/** How a database says what the two say differently; each `?` is the value. */
type Dialect = { isEmail: string; hasText: string };

/** A condition on the table `leads` with a `?` for each value. */
export function toCondition(
  filter: LeadFilter,
  { isEmail, hasText }: Dialect,
): { where: string; values: Value[] } {
  const { form, sinceMs, beforeMs, state, email, search, spam, refused } = filter;
  const conditions: [sql: string, value: Value | undefined][] = [
    ["form = ?", form],
    ["received_at_ms >= ?", sinceMs],
    ["received_at_ms < ?", beforeMs],
    ["state = ?", state],
    [isEmail, email],
    [hasText, search === undefined ? undefined : `%${escapeLike(search)}%`],
  ];
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return {
    where: [
      ...given.map(({ sql }) => sql),
      ...(spam === "include" ? [] : [`spam_reason IS ${spam === "only" ? "NOT " : ""}NULL`]),
      ...(refused
        ? ["leads.sequence IN (SELECT sequence FROM outbox WHERE set_aside = 'refused')"]
        : []),
      "TRUE",
    ].join(" AND "),
    values: given.flatMap(({ sql, value }) =>
      sql
        .split("?")
        .slice(1)
        .map(() => value),
    ),
  };
}

/** With a backslash as the escape, which PostgreSQL takes by itself and SQLite is told. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
