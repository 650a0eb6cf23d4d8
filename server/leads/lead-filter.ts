import type { LeadFilter } from "./store.ts";
import { isAsked, isConfirmed } from "./shared-statements.ts";

type Value = string | number;

/** How a database says what the two say differently; each `?` is the value. */
type Dialect = { isEmail: string; allText: string; fold: "fold" | "lower" };

/** As `cameFrom` of describe-lead.ts says it, with the other site's page behind it. */
const origin = `concat_ws(' / ', arrival ->> 'utm_source', arrival ->> 'utm_medium',
  arrival ->> 'utm_campaign', arrival ->> 'referrer')`;

/** A condition on the table `leads` with a `?` for each value. */
export function toCondition(
  filter: LeadFilter,
  { isEmail, allText, fold }: Dialect,
): { where: string; values: Value[] } {
  const { form, sinceMs, beforeMs, state, owner, email, search, spam, refused, dueOn } = filter;
  const { confirmation, cameFrom } = filter;
  const has = (text: string) => `${fold}(${text}) LIKE ${fold}(?) ESCAPE '\\'`;
  const conditions: [sql: string, value: Value | undefined][] = [
    ["form = ?", form],
    ["received_at_ms >= ?", sinceMs],
    ["received_at_ms < ?", beforeMs],
    ["state = ?", state],
    [isEmail, email],
    [`${fold}(owner) = ${fold}(?)`, owner],
    ["follow_up <> '' AND state <> 'closed' AND follow_up <= ?", dueOn],
    [has(allText), containing(search)],
    [has(origin), containing(cameFrom)],
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

/** With a backslash as the escape. */
function containing(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
