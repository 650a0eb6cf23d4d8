import { brand } from "../brand.ts";

/** Where duty comes from, and what a buyer has to put in. */
export const dutyRates = `Duty is counted at the rate that you or the quote gives. ${brand.name} looks up no tariffs: add those under Section 232 and Section 301 to your rate.`;
