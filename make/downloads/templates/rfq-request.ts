import type { PlannedCell, PlannedSheet } from "../workbooks/planned-workbook.ts";
import { headRow, inputs, lead, note, sectionRow, title, withinRange } from "./planned-cells.ts";

export const lineCount = 12;

const requestFields = [
  ["RFQ number", "RFQ-0001", "Response due, with time zone", ""],
  ["Company", "", "Questions until", ""],
  ["Contact and reply address", "", "First delivery needed", ""],
  ["Currency asked for", "USD", "Program life, years", ""],
  ["Incoterms 2020 rule and place", "DAP, our dock", "Payment terms", "Net 30 days"],
] as const;

/** Row of the first line: title, lead, terms and two heads stand above it. */
export const firstRequestLine = 5 + requestFields.length + 2;

const lineHead = [
  "Line",
  "Part number",
  "Rev",
  "Description",
  "Material and specification",
  "Pieces a year",
  "Quantity 1",
  "Quantity 2",
  "Quantity 3",
  "Special processes and certificates",
];

/** What is asked for: terms once, then one line for each part. */
export function requestSheet(): PlannedSheet {
  const columns = lineHead.length;
  const sample: PlannedCell[] = [
    1,
    "40718-03",
    "D",
    "Bracket, machined",
    "7050-T7451, AMS 4050",
    2_000,
    250,
    500,
    1_000,
    "First article, 3.1 certificate",
  ].map((value, index): PlannedCell => ({
    value,
    look: index === 0 ? "label" : "input",
    ...(typeof value === "number" ? { numberFormat: "#,##0" } : {}),
  }));
  return {
    name: "Request",
    orientation: "landscape",
    columnWidths: [7, 18, 7, 28, 28, 12, 12, 12, 12, 34],
    rows: [
      title("Request for quotation"),
      lead(
        "Please answer in the sheet “Response form”: one row for each quantity, price for each piece.",
      ),
      [],
      sectionRow("Terms of this request", columns),
      ...requestFields.map(([left, leftValue, right, rightValue]): PlannedCell[] => [
        { value: left, look: "label" },
        { look: "label" },
        { look: "label" },
        { value: leftValue || null, look: "input" },
        { value: right, look: "label" },
        { look: "label" },
        { value: rightValue || null, look: "input" },
        { look: "input" },
        { look: "input" },
        { look: "input" },
      ]),
      sectionRow("Lines", columns),
      headRow(lineHead),
      sample,
      ...Array.from({ length: lineCount - 1 }, (_, index): PlannedCell[] => [
        { value: index + 2, look: "label" },
        ...inputs(4),
        ...inputs(4, "#,##0"),
        ...inputs(1),
      ]),
      [],
      note(
        "Exceptions are listed in the column of that name; “none” is a valid answer. The drawing governs over the model.",
      ),
    ],
    merges: [
      { startRow: 1, endRow: 1, startCol: 0, endCol: columns - 1 },
      ...requestFields.flatMap((_, index) => [
        { startRow: 4 + index, endRow: 4 + index, startCol: 0, endCol: 2 },
        { startRow: 4 + index, endRow: 4 + index, startCol: 4, endCol: 5 },
        { startRow: 4 + index, endRow: 4 + index, startCol: 6, endCol: 9 },
      ]),
    ],
    validations: [
      withinRange(
        `F${firstRequestLine}:I${firstRequestLine + lineCount - 1}`,
        0,
        100_000_000,
        "A number of pieces.",
      ),
    ],
  };
}
