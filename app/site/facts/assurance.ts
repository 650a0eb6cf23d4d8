/** How often each control, and our own access to production, is reviewed. */
export const controlReview = "every quarter";

/** "SOC-2 readiness" on the home page and "SOC 2 Type II" on the security page are two things; this says which is which. */
export const assurance =
  "SOC-2 readiness: the controls run all year. A SOC 2 Type II report on them is available under NDA.";
