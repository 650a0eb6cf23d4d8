/** What customers' data is never used for. One sentence for security, privacy, terms and pricing. */
export const training =
  "We never train shared models on your data. We use anonymized, aggregated figures only with your written consent.";
