import { checklistParts } from "#app/prose/checklist-parts.ts";
import { proseText } from "#app/prose/prose.ts";
import { readCollection } from "#make/collections/read-collection.ts";

import type { PlannedCell, PlannedSheet, PlannedWorkbook } from "../workbooks/planned-workbook.ts";
import { chosenFrom, headRow, lead, title } from "./planned-cells.ts";
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

/** Items of the readiness checklist, section by section, from the guide itself. */
export function checklistItems(): { section: string; item: string }[] {
  const guide = readCollection("guides").find(({ kind }) => kind === "checklist");
  if (!guide) throw new Error("No guide is a checklist.");
  return checklistParts(guide.body).groups.flatMap(({ heading, tasks }) => {
    const section = heading.map(proseText).join("");
    return tasks.map((task) => ({ section, item: proseText(task).trim() }));
  });
}

function checklistSheet(): PlannedSheet {
  const items = checklistItems();
  const [first, last] = [6, 5 + items.length];
  return {
    name: "Checklist",
    columnWidths: [18, 84, 10],
    frozen: { rows: 5, columns: 0 },
    rows: [
      title("RFQ readiness checklist"),
      lead("Answer yes to each before the request leaves the building."),
      [
        { value: "Ticked", look: "label" },
        {
          formula: `COUNTIF(C${first}:C${last},"Yes")&" of "&ROWS(C${first}:C${last})`,
          look: "total",
        },
      ],
      [],
      headRow(["Section", "Item", "Done"]),
      ...items.map(({ section, item }): PlannedCell[] => [
        { value: section, look: "label" },
        { value: item, look: "label" },
        { look: "input" },
      ]),
    ],
    validations: [chosenFrom(`C${first}:C${last}`, ["Yes", "No"])],
  };
}
