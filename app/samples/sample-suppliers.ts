import { countryOf, type RequestCategory, type RequestPlant } from "./approvals.ts";
import rows from "./sample-orders.json" with { type: "json" };

/** Shorter names that people use are words of the name that no other supplier has; reliability is a rating, 0 to 100. */
function supplier(
  name: string,
  place: string,
  category: RequestCategory,
  reliability: number,
  ...alsoCalled: string[]
) {
  const country = countryOf(place);
  return { name, place, country, category, reliability, alsoCalled };
}

export const sampleSuppliers = {
  "tallow-creek": supplier(
    "Tallow Creek Machine",
    "Wichita, KS",
    "machined",
    98,
    "Tallow Creek",
    "Tallow",
  ),
  norrvik: supplier("Norrvik Metall", "Luleå, SE", "machined", 86, "Norrvik"),
  "reinhold-vogt": supplier(
    "Reinhold & Vogt",
    "Stuttgart, DE",
    "machined",
    90,
    "Reinhold and Vogt",
    "Reinhold",
    "Vogt",
  ),
  "sable-river": supplier("Sable River Tool", "Dayton, OH", "machined", 91, "Sable River", "Sable"),
  ashgrove: supplier("Ashgrove Machining", "Erie, PA", "machined", 92, "Ashgrove"),
  kilnmark: supplier("Kilnmark Foundry", "Muskegon, MI", "castings", 74, "Kilnmark"),
  arteaga: supplier("Fundición Arteaga", "Saltillo, MX", "castings", 81, "Arteaga"),
  hollerbach: supplier("Eisenwerk Hollerbach", "Siegen, DE", "castings", 95, "Hollerbach"),
  pinecroft: supplier("Pinecroft Circuits", "Boise, ID", "electronics", 79, "Pinecroft"),
  halden: supplier("Halden Elektronik", "Halden, NO", "electronics", 93, "Halden"),
  rosewater: supplier(
    "Rosewater Tool & Die",
    "Cleveland, OH",
    "tooling",
    86,
    "Rosewater Tool and Die",
    "Rosewater",
  ),
  bluegate: supplier("Bluegate Supply", "Columbus, OH", "indirect", 94, "Bluegate"),
};

export type SupplierId = keyof typeof sampleSuppliers;

/**
 * Purchase orders that have been received. Illustrative, like every record the sample answers from. A row is number,
 * received, supplier, plant; parts, tooling, freight and duty in dollars; days promised, days it took.
 */
export const sampleOrders = rows.map(([number, date, supplier, plant, ...figures]) => {
  const [parts = 0, tooling = 0, freight = 0, duty = 0, promisedDays = 0, actualDays = 0] =
    figures as number[];
  return {
    id: `PO-${number}`,
    /** The day it came in. */
    date: date as string,
    supplier: supplier as SupplierId,
    plant: plant as RequestPlant,
    /** In US dollars, after normalization. */
    cost: { parts, tooling, freight, duty },
    /** From order to dock, in days: as promised, and as it was. */
    promisedDays,
    actualDays,
  };
});
