/** How often each control, and our own access to production, is reviewed. */
export const controlReview = "every quarter";

/** "SOC-2 readiness" on the home page and "SOC 2 Type II" on the security page are two things; this says which is which. */
export const assurance =
  "SOC-2 readiness: a SOC 2 Type II report on these controls is available under NDA.";
