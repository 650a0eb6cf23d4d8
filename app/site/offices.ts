import austinPlan from "drawing:plan-austin";
import londonPlan from "drawing:plan-london";
import sanFranciscoPlan from "drawing:plan-san-francisco";
import { readTable } from "#app/format/read-table.ts";

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

type Listed = Omit<Office, "address" | "email" | "plan"> & { address: string };

const listed = readTable<Listed[]>(`
city          | role         | phone            | entrance                                                 | address
San Francisco | Headquarters | +1 415 555 0142  | Ring for floor 3.                                        | 412 Surveyor Street, Floor 3; San Francisco, CA 94107
Austin        | Engineering  | +1 512 555 0187  | Use the door by the loading dock.                        | 1900 Foundry Row, Building B; Austin, TX 78702
London        | EMEA         | +44 20 7946 0318 | Go through the arch and ring the first bell on the left. | 27 Draughtsman's Yard; London SE1 4XG`);

const plans = { "San Francisco": sanFranciscoPlan, Austin: austinPlan, London: londonPlan };

export const offices: Office[] = listed.map(({ address, ...office }) => ({
  ...office,
  address: address.split("; "),
  email: `${office.city.replace(" ", "").toLowerCase()}@${brand.domain}`,
  plan: plans[office.city],
}));
