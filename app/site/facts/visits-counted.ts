/** What is counted of visits, in a sentence; the privacy policy says all of it. */
export const visitsCounted =
  "Visits are counted only as daily sums, without addresses or identifiers.";
