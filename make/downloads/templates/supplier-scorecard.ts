import type { PlannedCell, PlannedSheet, PlannedWorkbook } from "../workbooks/planned-workbook.ts";
import {
  headRow,
  lead,
  marked,
  note,
  numberedNotes,
  sectionRow,
  title,
  withinRange,
} from "./planned-cells.ts";
import { readRecords } from "./read-records.ts";

const samples = ["sample 1", "sample 2", "sample 3"] as const;

/** Weights and scales of the guide to scorecards: what earns 100 points, and what none; between them lies a straight line. */
export const categories = readRecords<
  "name" | "measure" | "weight" | "fullAt" | "zeroAt" | "numberFormat" | (typeof samples)[number]
>("scorecard-categories.csv").map((row) => ({
  ...row,
  weight: Number(row.weight),
  fullAt: Number(row.fullAt),
  zeroAt: Number(row.zeroAt),
  measured: samples.map((sample) => Number(row[sample])),
}));

/** The first is the supplier of the guide's example, the third has too few lines to be scored. */
const sampleSuppliers = [
  { name: "Example of the guide", linesReceived: 118 },
  { name: "A supplier above target", linesReceived: 64 },
  { name: "A supplier with few lines", linesReceived: 6 },
];

const definitions = [
  "On time: the full quantity of an order line is at our dock no more than five calendar days before, and no days after, the date last confirmed in writing before the original due date.",
  "Rejected parts per million: pieces rejected, divided by pieces received, times 1,000,000. Use at least 2,000 pieces.",
  "Landed cost over the best quote: of the last comparison, for the same parts and volume.",
  "Proposals accepted: cost or design proposals of the supplier that were put into effect, counted, with their numbers.",
  "Documents in date: of the twelve that are asked for, such as quality certificate, insurance, special process approvals.",
  "Declarations complete: share of the material and sustainability declarations that are there and in date.",
  "Disputes name a line and a reason within ten working days. The owner of the record answers, and corrects the source.",
  "Names and figures in the samples are invented.",
];

const scalesName = "Scales and weights";
const scaleRow = (category: number) => 5 + category;

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
      title("Supplier scorecard"),
      lead(
        "Fill in the tinted cells from receipts, inspection and documents of the last twelve months. Three samples may be overwritten.",
      ),
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
      note(
        `Below ${leastLines} lines in twelve months there are no points: one late line would decide everything.`,
      ),
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
        style: marked,
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

function scalesSheet(): PlannedSheet {
  const [firstScale, lastScale] = [scaleRow(0), scaleRow(categories.length - 1)];
  const sumRow = lastScale + 1;
  return {
    name: scalesName,
    columnWidths: [26, 34, 12, 16, 16],
    rows: [
      title("Scales and weights"),
      lead("Set once a year, in writing, before anybody has seen a score."),
      [],
      headRow(["Category", "Measure", "Weight", "100 points at", "0 points at"]),
      ...categories.map(
        ({ name, measure, weight, fullAt, zeroAt, numberFormat }): PlannedCell[] => [
          { value: name, look: "label" },
          { value: measure, look: "label" },
          { value: weight, look: "input", numberFormat: "0%" },
          { value: fullAt, look: "input", numberFormat },
          { value: zeroAt, look: "input", numberFormat },
        ],
      ),
      [
        { value: "Total", look: "total" },
        { look: "total" },
        { formula: `SUM(C${firstScale}:C${lastScale})`, look: "total", numberFormat: "0%" },
      ],
      [
        {
          formula: `IF(ROUND(C${sumRow},4)=1,"Weights add up.","Weights do not add up to 100%: totals cannot be compared.")`,
          look: "note",
        },
      ],
      [],
      headRow(["Band", "Total", "", "", ""]).slice(0, 2),
      ...(
        [
          ["Preferred", "90 to 100"],
          ["Approved", "75 to 89.9"],
          ["Watch", "60 to 74.9, or any category under 50"],
          ["Exit", "Under 60"],
        ] as const
      ).map(([band, range]): PlannedCell[] => [
        { value: band, look: "label" },
        { value: range, look: "label" },
      ]),
    ],
    validations: [
      withinRange(`C${firstScale}:C${lastScale}`, 0, 1, "A share between 0% and 100%."),
    ],
  };
}
