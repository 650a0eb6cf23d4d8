import austinPlan from "drawing:plan-austin";
import londonPlan from "drawing:plan-london";
import sanFranciscoPlan from "drawing:plan-san-francisco";

import { brand } from "./brand.ts";
import type { City } from "./cities.ts";

export interface Office {
  city: City;
  /** What is done there. */
  role: "Headquarters" | "Engineering" | "EMEA";
  /** As on an envelope, line by line. */
  address: string[];
  phone: string;
  email: string;
  /** Named on the plan by balloon 1. */
  entrance: string;
  plan: typeof austinPlan;
}

const listed: Omit<Office, "email">[] = [
  {
    city: "San Francisco",
    role: "Headquarters",
    phone: "+1 415 555 0142",
    entrance: "Ring for floor 3.",
    address: ["412 Surveyor Street, Floor 3", "San Francisco, CA 94107"],
    plan: sanFranciscoPlan,
  },
  {
    city: "Austin",
    role: "Engineering",
    phone: "+1 512 555 0187",
    entrance: "Use the door by the loading dock.",
    address: ["1900 Foundry Row, Building B", "Austin, TX 78702"],
    plan: austinPlan,
  },
  {
    city: "London",
    role: "EMEA",
    phone: "+44 20 7946 0318",
    entrance: "Go through the arch and ring the first bell on the left.",
    address: ["27 Draughtsman's Yard", "London SE1 4XG"],
    plan: londonPlan,
  },
];

export const offices: Office[] = listed.map((office) => ({
  ...office,
  email: `${office.city.replace(" ", "").toLowerCase()}@${brand.domain}`,
}));
