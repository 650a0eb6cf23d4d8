import type { RoutePattern } from "#app/addresses/site-path.ts";

import type { IsoDate } from "#app/format/format-date.ts";
import { cities, type City } from "../cities.ts";
import { published } from "../published.ts";
import roles from "./roles.json" with { type: "json" };

/** Every role is a page of its own: the route table is made from these records. */
type RolePath = Extract<RoutePattern, `/company/careers/${string}`>;

export const departments = ["Engineering", "Product", "Customer Success"] as const;
export const locations = Object.keys(cities) as City[];
export const jobTypes = ["Full-time", "Contract"] as const;

export interface Job {
  path: RolePath;
  /** Addresses that it had before. */
  movedFrom?: string[];
  /** Nobody sees it yet, as before the day on which it is posted. */
  draft?: true;
  title: string;
  department: (typeof departments)[number];
  location: City;
  type: (typeof jobTypes)[number];
  /** Yearly base pay in US dollars, before benefits. */
  salary: { from: number; to: number };
  /** One line, for the table. */
  summary: string;
  postedOn: IsoDate;
  duties: string[];
  brings: string[];
  /** What the third step of the process asks of a candidate. */
  workSample: string;
}

/** All that the site says of a role is in roles.json: its line in the table, its page, its address and how an application begins. */
export const jobs = published(roles);
