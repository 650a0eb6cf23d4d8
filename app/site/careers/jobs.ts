import type { Register } from "react-router";

/** Every role is a page of its own: the route table is made from these records. */
export type RolePath = Extract<keyof Register["pages"], `/company/careers/${string}`>;

export interface Job {
  path: RolePath;
  title: string;
  department: "Engineering" | "Product" | "Customer Success";
  location: "San Francisco" | "Austin" | "London";
  type: "Full-time" | "Contract";
  /** Yearly base pay in US dollars, before benefits. */
  salary: { from: number; to: number };
  /** One line, for the table. */
  summary: string;
}

export const jobs: Job[] = [
  {
    path: "/company/careers/senior-backend-engineer",
    title: "Senior Backend Engineer",
    department: "Engineering",
    location: "Austin",
    type: "Full-time",
    salary: { from: 165_000, to: 205_000 },
    summary: "Build the intake that reads every file suppliers send.",
  },
  {
    path: "/company/careers/machine-learning-engineer",
    title: "Machine Learning Engineer",
    department: "Engineering",
    location: "San Francisco",
    type: "Full-time",
    salary: { from: 175_000, to: 220_000 },
    summary: "Build the models that normalize units, currencies and terms.",
  },
  {
    path: "/company/careers/product-designer",
    title: "Product Designer",
    department: "Product",
    location: "San Francisco",
    type: "Full-time",
    salary: { from: 145_000, to: 180_000 },
    summary: "Design the screens where buyers compare quotes.",
  },
  {
    path: "/company/careers/solutions-engineer",
    title: "Solutions Engineer",
    department: "Customer Success",
    location: "London",
    type: "Full-time",
    salary: { from: 110_000, to: 140_000 },
    summary: "Run demos and set up new customers in EMEA.",
  },
  {
    path: "/company/careers/technical-writer",
    title: "Technical Writer",
    department: "Product",
    location: "Austin",
    type: "Contract",
    salary: { from: 95_000, to: 120_000 },
    summary: "Write the documentation for buyers and developers.",
  },
];
