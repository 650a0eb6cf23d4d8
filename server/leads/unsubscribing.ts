/**
 * Parts of statements on the table `outbox`, the same in both databases, for a subscriber who leaves. Whoever was sent
 * their lead, or may have been, is told; a delivery that was never tried, or was only refused, leaves nothing to tell.
 */
export const mayHaveArrived =
  "(delivered_at_ms IS NOT NULL OR lease_until_ms > 0 OR attempts > refusals)";
export const isToldAnew = `target <> 'confirmation' AND ${mayHaveArrived}`;
export const stopsUntold = `delivered_at_ms IS NULL AND NOT (${isToldAnew})`;
/**
 * Behind the form's name in the table `outbox`, of what tells an owner that somebody has left: it keeps its place in the
 * stream, and an instance of an earlier version, which would send it as a new lead, does not look for such a form.
 */
const LEAVING = "-left";
/** Not before a lead that is on its way has arrived or failed: the receiver would take it for a new subscriber's. */
export const tellAnew = `form = 'newsletter${LEAVING}', next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
  lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL`;
/** Of a delivery and its lead: whether the receiver has the lead. An owner who is yet to be told of a leaving has. */
export const hasCopy = `(delivered_at_ms IS NOT NULL
  OR (unsubscribed_at_ms IS NOT NULL AND target <> 'confirmation'))`;
/** What of the table `leads` is erased. The key goes too: it may be a digest of the address and a day, or known to a browser. */
export const erase = `email = '', fields = '{}', note = '', source_page = NULL, arrival = '{}',
  idempotency_key = id, version = version + 1`;

/** The sequence of a stream's first delivery of this kind; each of its two names is one look into the index. */
export function firstOf(target: string, form: string, which: string): string {
  const firsts = [form, `${form} || '${LEAVING}'`].map(
    (name) =>
      `SELECT min(sequence) AS first FROM outbox WHERE target = ${target} AND form = ${name} AND ${which}`,
  );
  return `(SELECT min(first) FROM (${firsts.join(" UNION ALL ")}) AS firsts)`;
}

const noAnswer = "'the server stopped before an answer came'";
/** A try that nobody waited out: the receiver may have the lead. */
export const cutOff = `lease_until_ms = 0, attempts = attempts + 1, last_error = ${noAnswer}`;
/** A claim that ran out was such a try, of a process that died. */
export const countExpired = `attempts = attempts + CASE WHEN lease_until_ms > 0 THEN 1 ELSE 0 END,
  last_error = CASE WHEN lease_until_ms > 0 THEN ${noAnswer} ELSE last_error END`;

/** Of the table `leads`: an instance of an earlier version, still running, has noted that they left and no more. */
export const isNotErased = "unsubscribed_at_ms IS NOT NULL AND email <> ''";
