import { brand } from "./brand.ts";

/** A file to fill in. The build makes it from `make/downloads/templates`. */
export interface Template {
  slug: string;
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

const records = [
  {
    slug: "rfq-package",
    name: "RFQ package",
    description:
      "A request, a response form and a checklist. Suppliers fill in columns, so replies are easy to compare.",
    contains: ["Request", "Response form", "Checklist"],
    format: "xlsx",
    updated: "2026-11-19",
  },
  {
    slug: "quote-comparison",
    name: "Quote comparison",
    description:
      "Landed cost, score and rank of up to eight quotes, with live formulas and your own weights.",
    contains: ["Comparison", "Assumptions", "How it works"],
    format: "xlsx",
    updated: "2026-11-19",
  },
  {
    slug: "supplier-scorecard",
    name: "Supplier scorecard",
    description:
      "Six categories with scales and weights. Calculates points and a band for up to ten suppliers.",
    contains: ["Scorecard", "Scales and weights", "Definitions"],
    format: "xlsx",
    updated: "2026-11-19",
  },
  {
    slug: "approval-matrix",
    name: "Approval matrix",
    description:
      "Who approves what, in which order, within how many hours, and who stands in for them.",
    contains: ["condition", "limits", "approvers", "hours", "stand-in"],
    format: "csv",
    updated: "2026-11-18",
  },
] as const;

export const templates = records.map((record) => ({
  ...record,
  href: `/resources/templates/${record.slug}.${record.format}` as const,
  fileName: `${brand.slug}-${record.slug}.${record.format}`,
})) satisfies Template[];
