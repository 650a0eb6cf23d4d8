import type { RoutePattern } from "#app/addresses/site-path.ts";

import type { IsoDate } from "#app/format/format-date.ts";
import { cities, type City } from "../cities.ts";
import { published } from "../published.ts";

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

/** All that the site says of a role is here: its line in the table, its page, its address and how an application begins. */
const roles: Job[] = [
  {
    path: "/company/careers/senior-backend-engineer",
    title: "Senior Backend Engineer",
    department: "Engineering",
    location: "Austin",
    type: "Full-time",
    salary: { from: 165_000, to: 205_000 },
    summary: "Build the intake that reads every file suppliers send.",
    postedOn: "2026-10-05",
    duties: [
      "Own the intake pipeline, from a forwarded email to a quote with its source page.",
      "Keep tenant data isolated with row level security, and prove it in tests.",
      "Make failures visible: turn each unreadable file into a task for a person.",
      "Take turns on call, with the authority to fix what you find.",
    ],
    brings: [
      "Years of building production services in a typed language.",
      "Good knowledge of PostgreSQL.",
      "The habit of writing down the reasons for a decision.",
    ],
    workSample: "Review a small pull request of ours in writing.",
  },
  {
    path: "/company/careers/machine-learning-engineer",
    title: "Machine Learning Engineer",
    department: "Engineering",
    location: "San Francisco",
    type: "Full-time",
    salary: { from: 175_000, to: 220_000 },
    summary: "Build the models that normalize units, currencies and terms.",
    postedOn: "2026-10-19",
    duties: [
      "Build and measure the models that read quotes, and publish where they fail.",
      "Calibrate the confidence score and the threshold below which the product asks a person.",
      "Build evaluation sets from difficult documents: scans and tables without lines.",
      "Choose a rule instead of a model where a rule is enough.",
    ],
    brings: [
      "Experience with document or language models in production.",
      "A working understanding of calibration.",
      "Patience with PDF files.",
    ],
    workSample: "Look at twenty difficult documents and tell us which three to fix first.",
  },
  {
    path: "/company/careers/product-designer",
    title: "Product Designer",
    department: "Product",
    location: "San Francisco",
    type: "Full-time",
    salary: { from: 145_000, to: 180_000 },
    summary: "Design the screens where buyers compare quotes.",
    postedOn: "2026-10-26",
    duties: [
      "Design the screens where a buyer compares quotes and chooses one.",
      "Visit purchasing teams at their plants and report what you learn.",
      "Maintain the design system, in which every mark shows data.",
      "Prototype in code, alone or with an engineer.",
    ],
    brings: [
      "A portfolio with at least one working tool for experts.",
      "Experience with accessible design.",
      "Experience with tables and charts.",
    ],
    workSample: "Show us one of your screens that you would now design differently.",
  },
  {
    path: "/company/careers/solutions-engineer",
    title: "Solutions Engineer",
    department: "Customer Success",
    location: "London",
    type: "Full-time",
    salary: { from: 110_000, to: 140_000 },
    summary: "Run demos and set up new customers in EMEA.",
    postedOn: "2026-11-02",
    duties: [
      "Run demos on prospective customers' own quotes.",
      "Set up intake, SSO and approval routes with the customer's team.",
      "Report files that the product cannot read.",
      "Travel to customers' plants from time to time.",
    ],
    brings: [
      "Experience in purchasing, manufacturing or ERP projects.",
      "Calm when you present live.",
      "A second European language helps.",
    ],
    workSample: "Rank three quotes by hand and explain the result as you would to finance.",
  },
  {
    path: "/company/careers/technical-writer",
    title: "Technical Writer",
    department: "Product",
    location: "Austin",
    type: "Contract",
    salary: { from: 95_000, to: 120_000 },
    summary: "Write the documentation for buyers and developers.",
    postedOn: "2026-11-09",
    duties: [
      "Write and maintain the API reference, the quick starts and the guides.",
      "Test every example before it is published, and after.",
      "Edit our release notes.",
      "Add answers from support threads to the docs.",
    ],
    brings: [
      "Published documentation that we can read.",
      "Enough programming to run an SDK example and find out why it fails.",
      "A plain writing style.",
    ],
    workSample: "Rewrite one page of our docs in an hour and explain your changes.",
  },
];

export const jobs = published(roles);
