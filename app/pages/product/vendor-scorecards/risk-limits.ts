/** Where risk monitoring raises a flag. */
export const riskLimits = {
  /** A score below this, in any category. */
  lowestScore: 65,
  /** A fall of this much within a year, in percent, in any category. */
  fallPercent: 5,
  /** Parts that nobody else is approved to make. */
  soleSourceParts: 5,
  /** Our share of their sales, in percent, above which they could not lose us. */
  shareOfSalesPercent: 30,
} as const;
