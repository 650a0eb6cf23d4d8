import { mayHaveArrived } from "./unsubscribing.ts";

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

/** Failed, refused, given up or held. */
export const unsettled = `delivered_at_ms IS NULL AND set_aside IS DISTINCT FROM 'spam'
  AND (attempts > 0 OR set_aside IS NOT NULL)`;
