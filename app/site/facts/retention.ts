/** How long RFQ data is kept: claims.anonymization in a sentence, with the one exception. */
export const retention =
  "RFQ data is anonymized after 24 months, unless your contract keeps award files longer.";
