const HOUR_MS = 60 * 60_000;
/** One mail that asks to confirm per address in this time, whoever asks for it. */
export const ASK_AGAIN_MS = 24 * HOUR_MS;
/** Whoever does not confirm is erased after this time, and their links end. */
export const UNCONFIRMED_MS = 7 * 24 * HOUR_MS;
/** All mails that ask to confirm, in any hour: what is over waits. */
export const ASKED_PER_HOUR = 120;
export const ASKED_WITHIN_MS = HOUR_MS;

/**
 * Parts of statements, the same in both databases. Of the table `leads`: whose address is subscribed, or has been asked.
 * For a newsletter the address is the lead, so that a second post of it adds nothing.
 */
export const isSubscriber = `form = 'newsletter' AND spam_reason IS NULL AND unsubscribed_at_ms IS NULL
  AND (confirmed_at_ms IS NOT NULL OR sequence IN (SELECT sequence FROM outbox WHERE target = 'confirmation'))`;
export const isConfirmed = `form = 'newsletter' AND spam_reason IS NULL AND unsubscribed_at_ms IS NULL
  AND confirmed_at_ms IS NOT NULL`;

/** Their mail has gone out, and they have not answered it. */
export const isAsked = `form = 'newsletter' AND unsubscribed_at_ms IS NULL AND confirmed_at_ms IS NULL
  AND sequence IN (SELECT sequence FROM outbox WHERE target = 'confirmation' AND delivered_at_ms IS NOT NULL)`;

/** Of the table `outbox`: the mail to such a lead that has not confirmed goes out once more, if the last was long ago. */
export const askAgain = (lead: string, nowMs: string) => `
  UPDATE outbox SET delivered_at_ms = NULL, lease_until_ms = 0, attempts = 0, refusals = 0, next_attempt_at_ms = 0
  WHERE target = 'confirmation' AND delivered_at_ms <= ${nowMs} - ${ASK_AGAIN_MS}
    AND sequence = (SELECT sequence FROM leads WHERE sequence = ${lead} AND confirmed_at_ms IS NULL)`;

/** Whoever has just left is asked a day later: the last mail to them is older than their leaving. */
export const askLater = (lead: string, digest: string, nowMs: string) => `
  UPDATE outbox SET set_aside = 'later', next_attempt_at_ms = left_at.ms + ${ASK_AGAIN_MS}
  FROM (SELECT max(unsubscribed_at_ms) AS ms FROM leads WHERE email_digest = ${digest}) AS left_at
  WHERE sequence = ${lead} AND target = 'confirmation' AND left_at.ms > ${nowMs} - ${ASK_AGAIN_MS}`;

export const takeUpLater = (nowMs: string) => `
  UPDATE outbox SET set_aside = NULL
  WHERE target = 'confirmation' AND set_aside = 'later' AND next_attempt_at_ms <= ${nowMs}`;

/** When the mail was sent after which no other may be sent within the hour. */
export const lastAllowed = (nowMs: string) => `
  SELECT delivered_at_ms FROM outbox WHERE target = 'confirmation' AND delivered_at_ms > ${nowMs} - ${ASKED_WITHIN_MS}
  ORDER BY delivered_at_ms DESC LIMIT 1 OFFSET ${ASKED_PER_HOUR - 1}`;

/** Not while their mail still waits, or the mail server's absence would cost us the subscriber. */
export const endUnconfirmed = (nowMs: string) => `
  DELETE FROM leads WHERE form = 'newsletter' AND spam_reason IS NULL AND unsubscribed_at_ms IS NULL
    AND confirmed_at_ms IS NULL
    AND sequence IN (SELECT sequence FROM outbox WHERE target = 'confirmation'
      AND (delivered_at_ms IS NOT NULL OR set_aside IN ('refused', 'skipped'))
      AND coalesce(delivered_at_ms, leads.received_at_ms) <= ${nowMs} - ${UNCONFIRMED_MS})
    AND sequence NOT IN (SELECT sequence FROM outbox WHERE target <> 'confirmation')`;

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
export const erase = `email = '', fields = '{}', note = '', follow_up = '', source_page = NULL, arrival = '{}',
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

/**
 * Parts of statements on the table `outbox`, the same in both databases, for a lead that is marked as spam. In turn: all
 * that is not delivered is set aside, but for what a person gave up; then what cannot have arrived is deleted. The rest
 * stays, because its receiver is told when the subscriber leaves.
 */
export const stopsAsSpam = "delivered_at_ms IS NULL AND set_aside IS DISTINCT FROM 'skipped'";
export const cannotHaveArrived = `set_aside = 'spam' AND NOT ${mayHaveArrived}`;
/** Of the table `leads`: whether nothing of it goes out. Of whoever has left, the word that they did goes out all the same. */
export const isStopped = "spam_reason IS NOT NULL AND unsubscribed_at_ms IS NULL";

export const dueNow = "next_attempt_at_ms = 0, refusals = 0, set_aside = NULL";
/** Behind an insertion: deliveries that are there already stay as they are, but for those that were set aside as spam. */
export const orDueAgain = `ON CONFLICT (sequence, target) DO UPDATE SET ${dueNow} WHERE outbox.set_aside = 'spam'`;

/** As stateOfDelivery says it: what nobody is set up to take does not wait. */
export const waits =
  "set_aside IS NULL AND (attempts > 0 OR target IN (SELECT target FROM targets))";

/** Failed, refused, given up or held. */
export const unsettled = `delivered_at_ms IS NULL AND set_aside IS DISTINCT FROM 'spam'
  AND (attempts > 0 OR set_aside IS NOT NULL)`;

/** Labels of one thing and day that others than we choose; what is more has one name. */
const MOST_LABELS = 100;

/**
 * Statements on the table `daily_counts`, the same in both databases, with day, thing, label and number in this order behind
 * the mark for values.
 */
export const addCount = (mark: "?" | "$") => {
  const [day, what, label] = [1, 2, 3].map((index) => `CAST(${mark}${index} AS text)`);
  const isBounded = `${what} IN ('referrer', 'campaign')
      AND NOT EXISTS (SELECT 1 FROM daily_counts WHERE day = ${day} AND what = ${what} AND label = ${label})
      AND (SELECT count(*) FROM daily_counts WHERE day = ${day} AND what = ${what}) >= ${MOST_LABELS}`;
  return `INSERT INTO daily_counts AS held (day, what, label, n)
    VALUES (${day}, ${what}, CASE WHEN ${isBounded} THEN 'other' ELSE ${label} END, CAST(${mark}4 AS integer))
    ON CONFLICT (day, what, label) DO UPDATE SET n = held.n + excluded.n`;
};
export const dropCounts = (mark: "?" | "$") => `DELETE FROM daily_counts WHERE day < ${mark}1`;
export const countsBetween = (mark: "?" | "$") =>
  `SELECT day, what, label, n FROM daily_counts WHERE day BETWEEN ${mark}1 AND ${mark}2 ORDER BY day, what, label`;

/** Statements on the tables `people` and `lead_events`, the same in both databases; values in the order of their columns. */
export const peopleStatements = (mark: "?" | "$") => ({
  people: "SELECT name, password FROM people ORDER BY folded",
  setPerson: `INSERT INTO people (folded, name, password) VALUES (${mark}1, ${mark}2, ${mark}3)
    ON CONFLICT (folded) DO UPDATE SET name = excluded.name, password = excluded.password`,
  removePerson: `DELETE FROM people WHERE folded = ${mark}1`,
  noteEvent: `INSERT INTO lead_events (sequence, at_ms, person, what)
    SELECT sequence, CAST(${mark}2 AS bigint), CAST(${mark}3 AS text), CAST(${mark}4 AS text)
    FROM leads WHERE id = ${mark}1`,
  eventsOf: `SELECT at_ms, person, what FROM lead_events
    WHERE sequence = (SELECT sequence FROM leads WHERE id = ${mark}1) ORDER BY at_ms`,
});

/** Two people whose names differ in the case of letters would pass for each other. */
export const foldName = (name: string): string => name.normalize("NFC").toLowerCase();

export type EventRow = { at_ms: number; person: string; what: string };
export const toEvent = ({ at_ms, person, what }: EventRow) => ({ atMs: at_ms, person, what });
