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

export const offices: Office[] = [
  {
    city: "San Francisco",
    role: "Headquarters",
    address: ["412 Surveyor Street, Floor 3", "San Francisco, CA 94107"],
    phone: "+1 415 555 0142",
    email: `sanfrancisco@${brand.domain}`,
    entrance: "Ring for floor 3.",
    plan: sanFranciscoPlan,
  },
  {
    city: "Austin",
    role: "Engineering",
    address: ["1900 Foundry Row, Building B", "Austin, TX 78702"],
    phone: "+1 512 555 0187",
    email: `austin@${brand.domain}`,
    entrance: "Use the door by the loading dock.",
    plan: austinPlan,
  },
  {
    city: "London",
    role: "EMEA",
    address: ["27 Draughtsman's Yard", "London SE1 4XG"],
    phone: "+44 20 7946 0318",
    email: `london@${brand.domain}`,
    entrance: "Go through the arch and ring the first bell on the left.",
    plan: londonPlan,
  },
];
