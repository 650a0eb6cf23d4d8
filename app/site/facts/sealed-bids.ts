/** Whether a quote can stay closed, and what to do where it must. */
export const sealedBids =
  "A quote is read when it arrives, and your buyers see it. If your rules require sealed bids, keep the replies in your mailbox and forward them after the due date.";
