/** The category filter of the guides, without its All. */
export const guideCategories = [
  "Technology",
  "Vendor Management",
  "Analytics",
  "Risk Management",
  "Digital Transformation",
  "Compliance",
] as const;
export type GuideCategory = (typeof guideCategories)[number];

/** The level filter of the guides, without its All Levels. */
export const guideLevels = ["Beginner", "Intermediate", "Advanced"] as const;
export type GuideLevel = (typeof guideLevels)[number];
