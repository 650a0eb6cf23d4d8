import type { RolePath } from "./jobs.ts";

/** What only the role's own page shows. */
export interface JobDetails {
  duties: string[];
  brings: string[];
  /** What the third step of the process asks of a candidate. */
  workSample: string;
  /** As 2026-11-15. */
  postedOn: string;
}

export const jobDetails: Record<RolePath, JobDetails> = {
  "/company/careers/senior-backend-engineer": {
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
    postedOn: "2026-10-05",
  },
  "/company/careers/machine-learning-engineer": {
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
    postedOn: "2026-10-19",
  },
  "/company/careers/product-designer": {
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
    postedOn: "2026-10-26",
  },
  "/company/careers/solutions-engineer": {
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
    postedOn: "2026-11-02",
  },
  "/company/careers/technical-writer": {
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
    postedOn: "2026-11-09",
  },
};
