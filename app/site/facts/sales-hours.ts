/** When the two-hour reply of sales counts (claims.salesResponse). An hour is not broken across lines. */
export const salesHours = "Monday to Friday, 9\u00a0a.m. to 5\u00a0p.m. in San Francisco or London";
