import type { PlannedCell, PlannedSheet, PlannedWorkbook } from "../workbooks/planned-workbook.ts";
import { headRow, numberedNotes, sectionRow, withinRange } from "./planned-cells.ts";
import { categories, definitions, sampleSuppliers } from "./scorecard-records.ts";
import { scaleRow, scalesName, scalesSheet } from "./scorecard-scales.ts";

const supplierCount = 10;
const firstRow = 6;
const lastRow = firstRow + supplierCount - 1;
const leastLines = 20;
const column = (index: number) => "ABCDEFGHIJKLMNOP".charAt(index);
const measureColumn = (category: number) => column(2 + category);
const pointsColumn = (category: number) => column(2 + categories.length + category);
const totalColumn = column(2 + 2 * categories.length);

/** Points only for a supplier with enough lines to say something about. */
const scored = (row: number, formula: string) =>
  `IF(OR($A${row}="",$B${row}<${leastLines}),"",${formula})`;

function points(category: number, row: number): string {
  const cell = (letter: string) => `'${scalesName}'!$${letter}$${scaleRow(category)}`;
  const [full, zero] = [cell("D"), cell("E")];
  const value = `${measureColumn(category)}${row}`;
  return scored(row, `MAX(0,MIN(100,ROUND((${value}-${zero})/(${full}-${zero})*100,0)))`);
}

function supplierRow(index: number): PlannedCell[] {
  const row = firstRow + index;
  const sample = sampleSuppliers[index];
  const ofPoints = `${pointsColumn(0)}${row}:${pointsColumn(categories.length - 1)}${row}`;
  const total = `${totalColumn}${row}`;
  const weighted = categories.map(
    (_, category) => `${pointsColumn(category)}${row}*'${scalesName}'!$C$${scaleRow(category)}`,
  );
  return [
    { value: sample?.name ?? null, look: "input" },
    { value: sample?.linesReceived ?? null, look: "input", numberFormat: "0" },
    ...categories.map(({ numberFormat, measured }): PlannedCell => ({
      value: measured[index] ?? null,
      look: "input",
      numberFormat,
    })),
    ...categories.map((_, category): PlannedCell => ({
      formula: points(category, row),
      look: "result",
      numberFormat: "0",
    })),
    { formula: scored(row, `ROUND(${weighted.join("+")},1)`), look: "result", numberFormat: "0.0" },
    {
      formula: `IF($A${row}="","",IF($B${row}<${leastLines},"Too few lines",IF(${total}<60,"Exit",IF(OR(${total}<75,MIN(${ofPoints})<50),"Watch",IF(${total}<90,"Approved","Preferred")))))`,
      look: "result",
    },
  ];
}

function scorecard(): PlannedSheet {
  const columns = 4 + 2 * categories.length;
  return {
    name: "Scorecard",
    orientation: "landscape",
    columnWidths: [26, 10, ...categories.map(() => 13), ...categories.map(() => 16), 9, 15],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: [
      [{ value: "Supplier scorecard", look: "title" }],
      [
        {
          value:
            "Fill in the tinted cells from receipts, inspection and documents of the last twelve months. Three samples may be overwritten.",
          look: "lead",
        },
      ],
      [],
      [
        ...sectionRow("Supplier", 2),
        ...sectionRow("Measured", categories.length),
        ...sectionRow("Points, 0 to 100", categories.length),
        ...sectionRow("Result", 2),
      ],
      headRow([
        "Supplier",
        "Lines received",
        ...categories.map(({ measure }) => measure),
        ...categories.map(({ name }) => name),
        "Total",
        "Band",
      ]),
      ...Array.from({ length: supplierCount }, (_, index) => supplierRow(index)),
      [],
      [
        {
          value: `Below ${leastLines} lines in twelve months there are no points: one late line would decide everything.`,
          look: "note",
        },
      ],
    ],
    merges: [{ startRow: 1, endRow: 1, startCol: 0, endCol: columns - 1 }],
    validations: [
      withinRange(`B${firstRow}:B${lastRow}`, 0, 1_000_000, "A number of lines."),
      ...categories.flatMap(({ numberFormat }, category) =>
        numberFormat.endsWith("%")
          ? [
              withinRange(
                `${measureColumn(category)}${firstRow}:${measureColumn(category)}${lastRow}`,
                0,
                1,
                "A share between 0% and 100%.",
              ),
            ]
          : [],
      ),
    ],
    highlights: [
      {
        type: "cellIs",
        operator: "lessThan",
        formula: "50",
        priority: 1,
        range: `${pointsColumn(0)}${firstRow}:${pointsColumn(categories.length - 1)}${lastRow}`,
        style: {
          fill: { type: "pattern", pattern: "solid", bgColor: { rgb: "FCE4D6" } },
          font: { bold: true },
        },
      },
    ],
  };
}

export function supplierScorecard(): PlannedWorkbook {
  return {
    title: "Supplier scorecard",
    description: "Six categories, their scales and weights, points and band.",
    sheets: [scorecard(), scalesSheet(), numberedNotes("Definitions", definitions)],
  };
}
