import { brand } from "./brand.ts";

/** A file to fill in. The build makes it from `make/downloads/templates`. */
export interface Template {
  slug: "rfq-package" | "quote-comparison" | "supplier-scorecard" | "approval-matrix";
  name: string;
  description: string;
  /** What is inside: sheets of a workbook, or columns of a list. */
  contains: readonly string[];
  format: "xlsx" | "csv";
  /** Where the file is. */
  href: `/resources/templates/${string}`;
  /** The day of its latest change. */
  updated: string;
  /** What it is called once it is saved: the value of a link's `download`. */
  fileName: string;
}

type Listed = Omit<Template, "href" | "fileName">;

const records: Listed[] = [
  {
    slug: "rfq-package",
    name: "RFQ package",
    format: "xlsx",
    updated: "2026-11-19",
    contains: ["Request", "Response form", "Checklist"],
    description:
      "A request, a response form and a checklist. Suppliers fill in columns, so replies are easy to compare.",
  },
  {
    slug: "quote-comparison",
    name: "Quote comparison",
    format: "xlsx",
    updated: "2026-11-19",
    contains: ["Comparison", "Assumptions", "How it works"],
    description:
      "Landed cost, score and rank of up to eight quotes, with live formulas and your own weights.",
  },
  {
    slug: "supplier-scorecard",
    name: "Supplier scorecard",
    format: "xlsx",
    updated: "2026-11-19",
    contains: ["Scorecard", "Scales and weights", "Definitions"],
    description:
      "Six categories with scales and weights. Calculates points and a band for up to ten suppliers.",
  },
  {
    slug: "approval-matrix",
    name: "Approval matrix",
    format: "csv",
    updated: "2026-11-18",
    contains: ["condition", "limits", "approvers", "hours", "stand-in"],
    description:
      "Who approves what, in which order, within how many hours, and who stands in for them.",
  },
];

export const templates = records.map((record) => ({
  ...record,
  href: `/resources/templates/${record.slug}.${record.format}` as const,
  fileName: `${brand.slug}-${record.slug}.${record.format}`,
})) satisfies Template[];
