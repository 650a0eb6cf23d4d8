/**
 * Parts of statements on the table `outbox`, the same in both databases, for a subscriber who leaves. Whoever was sent
 * their lead, or may have been, is told; a delivery that was never tried, or was refused, leaves nothing to tell.
 */
const mayHaveArrived = `(delivered_at_ms IS NOT NULL
  OR (set_aside IS NULL AND (attempts > 0 OR lease_until_ms > 0)))`;
export const isToldAnew = `target <> 'confirmation' AND ${mayHaveArrived}`;
export const stopsUntold = `delivered_at_ms IS NULL AND NOT (${isToldAnew})`;
export const tellAnew = `delivered_at_ms = NULL, attempts = 0, refusals = 0, next_attempt_at_ms = 0, lease_until_ms = 0,
  last_error = NULL, set_aside = NULL`;
