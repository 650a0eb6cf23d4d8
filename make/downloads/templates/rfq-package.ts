import type { PlannedWorkbook } from "../workbooks/planned-workbook.ts";
import { checklistSheet } from "./rfq-checklist.ts";
import { requestSheet } from "./rfq-request.ts";
import { responseSheet } from "./rfq-response.ts";

export function rfqPackage(): PlannedWorkbook {
  return {
    title: "RFQ package",
    description:
      "A request for quotation, the response form for suppliers and the readiness checklist.",
    sheets: [requestSheet(), responseSheet(), checklistSheet()],
  };
}
