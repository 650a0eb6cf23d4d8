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
      "Keep tenants apart: row level security is in the database, and you will be asked to prove it.",
      "Make failures visible. A file that cannot be read is a task for a person, not a log line.",
      "Take your turn on call, with the authority to fix what woke you.",
    ],
    brings: [
      "Years of building services that other people depend on, in any typed language.",
      "Comfort with PostgreSQL beyond the ORM.",
      "The habit of writing down why.",
    ],
    workSample: "Review a small pull request of ours, in writing, at your own desk.",
    postedOn: "2026-10-05",
  },
  "/company/careers/machine-learning-engineer": {
    duties: [
      "Train and measure the models that read quotes, and publish where they fail.",
      "Calibrate the confidence score. Below the threshold it asks a human, and that threshold is yours.",
      "Build evaluation sets from awkward documents: scans, faxes, tables without lines.",
      "Say no to a model when a rule will do.",
    ],
    brings: [
      "Shipped document or language models that someone relied on.",
      "A working understanding of calibration, and opinions about it.",
      "Patience with PDFs.",
    ],
    workSample: "Look at twenty of our worst documents and tell us which three to fix first.",
    postedOn: "2026-10-19",
  },
  "/company/careers/product-designer": {
    duties: [
      "Design the screens where a buyer compares quotes and signs for one.",
      "Sit with purchasing teams on the floor, and bring back what they do not say in calls.",
      "Keep the drawing system honest: every mark carries data or it goes.",
      "Prototype in code or next to someone who does.",
    ],
    brings: [
      "A portfolio with at least one dense, working tool in it.",
      "Accessibility as a starting point, not a pass at the end.",
      "Taste in tables.",
    ],
    workSample: "Walk us through one screen you would now draw differently.",
    postedOn: "2026-10-26",
  },
  "/company/careers/solutions-engineer": {
    duties: [
      "Run demos on the visitor's own quotes, which means on documents you have never seen.",
      "Set up intake, SSO and approval routes with the customer's team.",
      "Bring back the file that broke us, with the part of the product that owns it.",
      "Travel to plants now and then. Safety shoes are provided.",
    ],
    brings: [
      "Time spent in purchasing, manufacturing or an ERP project that finished.",
      "Calm in front of a screen that is being shared.",
      "A second European language helps.",
    ],
    workSample: "Rank a three-quote package by hand, then explain it to us as if we were finance.",
    postedOn: "2026-11-02",
  },
  "/company/careers/technical-writer": {
    duties: [
      "Write and keep the API reference, the quick starts and the guides.",
      "Test every example before it is published, and after.",
      "Edit our release notes until they say what changed.",
      "Answer a support thread when the answer should have been in the docs.",
    ],
    brings: [
      "Documentation you would sign, that we can read.",
      "Enough code to run an SDK example and know why it fails.",
      "An allergy to adjectives.",
    ],
    workSample: "Rewrite one page of our docs, in an hour, with your reasons in the margin.",
    postedOn: "2026-11-09",
  },
};
