import type { Quote } from "../quote/quote.ts";

export const tallow: Quote = {
  id: "tallow",
  supplier: "Tallow Creek Machine",
  landedCost: 44582,
  leadTimeDays: 22,
  reliability: 98,
};

export const norrvik: Quote = {
  id: "norrvik",
  supplier: "Norrvik Metall",
  landedCost: 41280,
  leadTimeDays: 34,
  reliability: 86,
};

export const reinhold: Quote = {
  id: "reinhold",
  supplier: "Reinhold & Vogt",
  landedCost: 51600,
  leadTimeDays: 18,
  reliability: 90,
};

export const homeSample = [tallow, norrvik, reinhold];
export const homeWeights = { landedCost: 40, leadTime: 30, reliability: 30 };
