import type { templates } from "#app/site/templates.ts";
import { quoteComparison } from "../templates/quote-comparison.ts";
import { textOf } from "../templates/read-records.ts";
import { rfqPackage } from "../templates/rfq-package.ts";
import { supplierScorecard } from "../templates/supplier-scorecard.ts";
import { writeWorkbook } from "./workbook.ts";

/** How each template's file is made. */
export const templateFiles: Record<(typeof templates)[number]["slug"], () => Promise<Buffer>> = {
  "rfq-package": () => writeWorkbook(rfqPackage()),
  "quote-comparison": () => writeWorkbook(quoteComparison()),
  "supplier-scorecard": () => writeWorkbook(supplierScorecard()),
  "approval-matrix": async () => Buffer.from(textOf("approval-matrix.csv")),
};
