/** How a subscription ends: said so in the plans, the questions, the terms and their summary. */
export const cancelAnytime =
  "Cancel at any time. The plan ends with the month or year that is paid for.";
