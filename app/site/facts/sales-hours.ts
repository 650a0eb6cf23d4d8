/** When the two-hour reply of sales counts (claims.salesResponse). */
export const salesHours = "Monday to Friday, 9 a.m. to 5 p.m. in San Francisco or London";
