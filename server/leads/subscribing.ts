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
