import type { PlannedCell, PlannedSheet } from "../workbooks/planned-workbook.ts";
import { chosenFrom, headRow, inputs, lead, title, withinRange } from "./planned-cells.ts";
import { firstRequestLine, lineCount } from "./rfq-request.ts";

const quantityBreaks = 3;
const responseCount = lineCount * quantityBreaks;

const responseHead = [
  "Line",
  "Part number",
  "Quantity",
  "Price each",
  "Currency",
  "Tooling, once",
  "Lead time, calendar days ARO",
  "Incoterm",
  "Named place",
  "Valid until",
  "Exceptions, or none",
  "Extended price",
  "Still missing",
];
const firstResponse = 7;
const lastResponse = firstResponse + responseCount - 1;

function responseRow(index: number): PlannedCell[] {
  const row = firstResponse + index;
  const source = firstRequestLine + Math.floor(index / quantityBreaks);
  const quantity = `Request!${"GHI"[index % quantityBreaks]}${source}`;
  const isEmpty = `${quantity}=""`;
  return [
    { formula: `IF(${isEmpty},"",Request!A${source})`, look: "result", numberFormat: "0" },
    { formula: `IF(${isEmpty},"",Request!B${source})`, look: "result" },
    { formula: `IF(${isEmpty},"",${quantity})`, look: "result", numberFormat: "#,##0" },
    ...inputs(1, "#,##0.0000"),
    ...inputs(1),
    ...inputs(1, "#,##0.00"),
    ...inputs(1, "0"),
    ...inputs(4),
    {
      formula: `IF(OR(C${row}="",D${row}=""),"",ROUND(C${row}*D${row},2))`,
      look: "result",
      numberFormat: "#,##0.00",
    },
    { formula: `IF(C${row}="","",8-COUNTA(D${row}:K${row}))`, look: "result", numberFormat: "0" },
  ];
}

/** What a supplier fills in: one row for each quantity that was asked for. */
export function responseSheet(): PlannedSheet {
  const columns = responseHead.length;
  return {
    name: "Response form",
    orientation: "landscape",
    columnWidths: [7, 18, 10, 12, 10, 12, 14, 10, 18, 13, 30, 14, 10],
    frozen: { rows: firstResponse - 1, columns: 3 },
    rows: [
      title("Response"),
      lead(
        "Lines and quantities come from the request. Fill in the tinted cells; ARO is after receipt of order.",
      ),
      [
        { value: "Supplier", look: "label" },
        { look: "label" },
        ...inputs(3),
        { value: "Quote number", look: "label" },
        { look: "label" },
        ...inputs(3),
      ],
      [
        { value: "Prices still missing", look: "label" },
        { look: "label" },
        {
          formula: `COUNT(C${firstResponse}:C${lastResponse})-COUNT(D${firstResponse}:D${lastResponse})`,
          look: "total",
          numberFormat: "0",
        },
      ],
      [],
      headRow(responseHead),
      ...Array.from({ length: responseCount }, (_, index) => responseRow(index)),
    ],
    merges: [
      { startRow: 1, endRow: 1, startCol: 0, endCol: columns - 1 },
      { startRow: 2, endRow: 2, startCol: 0, endCol: 1 },
      { startRow: 2, endRow: 2, startCol: 2, endCol: 4 },
      { startRow: 2, endRow: 2, startCol: 5, endCol: 6 },
      { startRow: 2, endRow: 2, startCol: 7, endCol: 9 },
      { startRow: 3, endRow: 3, startCol: 0, endCol: 1 },
    ],
    validations: [
      withinRange(`D${firstResponse}:D${lastResponse}`, 0, 100_000_000, "A price for one piece."),
      withinRange(`G${firstResponse}:G${lastResponse}`, 0, 1_000, "Calendar days."),
      chosenFrom(`H${firstResponse}:H${lastResponse}`, [
        "EXW",
        "FCA",
        "FAS",
        "FOB",
        "CPT",
        "CIP",
        "CFR",
        "CIF",
        "DAP",
        "DPU",
        "DDP",
      ]),
    ],
  };
}
