/** What an article can be about, in the order of the blog's buttons. */
export const articleCategories = [
  "Technology",
  "Cost Optimization",
  "Supply Chain",
  "Compliance",
  "Digital Transformation",
  "Vendor Management",
  "Security",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
