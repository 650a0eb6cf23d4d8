import { readTable } from "#app/format/read-table.ts";

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

const records = readTable<Listed[]>(`
slug               | name               | format | updated    | contains                                        | description
rfq-package        | RFQ package        | xlsx   | 2026-11-19 | [Request, Response form, Checklist]             | A request, a response form and a checklist. Suppliers fill in columns, so replies are easy to compare.
quote-comparison   | Quote comparison   | xlsx   | 2026-11-19 | [Comparison, Assumptions, How it works]         | Landed cost, score and rank of up to eight quotes, with live formulas and your own weights.
supplier-scorecard | Supplier scorecard | xlsx   | 2026-11-19 | [Scorecard, Scales and weights, Definitions]    | Six categories with scales and weights. Calculates points and a band for up to ten suppliers.
approval-matrix    | Approval matrix    | csv    | 2026-11-18 | [condition, limits, approvers, hours, stand-in] | Who approves what, in which order, within how many hours, and who stands in for them.`);

export const templates = records.map((record) => ({
  ...record,
  href: `/resources/templates/${record.slug}.${record.format}` as const,
  fileName: `${brand.slug}-${record.slug}.${record.format}`,
})) satisfies Template[];
