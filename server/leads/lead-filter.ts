import type { LeadFilter } from "./store.ts";
import { isAsked, isConfirmed } from "./shared-statements.ts";

type Value = string | number;

/** How a database says what the two say differently; each `?` is the value. */
type Dialect = { isEmail: string; isOwner: string; hasText: string };

/** A condition on the table `leads` with a `?` for each value. */
export function toCondition(
  filter: LeadFilter,
  { isEmail, isOwner, hasText }: Dialect,
): { where: string; values: Value[] } {
  const { form, sinceMs, beforeMs, state, owner, email, search, spam, refused, dueOn } = filter;
  const { confirmation } = filter;
  const conditions: [sql: string, value: Value | undefined][] = [
    ["form = ?", form],
    ["received_at_ms >= ?", sinceMs],
    ["received_at_ms < ?", beforeMs],
    ["state = ?", state],
    [isEmail, email],
    [isOwner, owner],
    ["follow_up <> '' AND state <> 'closed' AND follow_up <= ?", dueOn],
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
      ...(confirmation === undefined
        ? []
        : [{ sent: isAsked, confirmed: isConfirmed }[confirmation]]),
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
