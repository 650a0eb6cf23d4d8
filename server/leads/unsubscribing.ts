/**
 * Parts of statements on the table `outbox`, the same in both databases, for a subscriber who leaves. Whoever was sent
 * their lead, or may have been, is told; a delivery that was never tried, or was only refused, leaves nothing to tell.
 */
const mayHaveArrived = "(delivered_at_ms IS NOT NULL OR lease_until_ms > 0 OR attempts > refusals)";
export const isToldAnew = `target <> 'confirmation' AND ${mayHaveArrived}`;
export const stopsUntold = `delivered_at_ms IS NULL AND NOT (${isToldAnew})`;
/** Not before a lead that is on its way has arrived or failed: the receiver would take it for a new subscriber's. */
export const tellAnew = `next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
  lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL`;
/** Of a delivery and its lead: whether the receiver has the lead. An owner who is yet to be told of a leaving has. */
export const hasCopy = `(delivered_at_ms IS NOT NULL
  OR (unsubscribed_at_ms IS NOT NULL AND target <> 'confirmation'))`;
/** What of the table `leads` is erased. The key goes too: it may be a digest of the address and a day, or known to a browser. */
export const erase = `email = '', fields = '{}', note = '', source_page = NULL, idempotency_key = id,
  version = version + 1`;
