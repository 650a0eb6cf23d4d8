import type { PlannedCell, PlannedSheet } from "../workbooks/planned-workbook.ts";
import { headRow, withinRange } from "./planned-cells.ts";
import { categories } from "./scorecard-records.ts";

export const scalesName = "Scales and weights";
/** Row of a category. */
export const scaleRow = (category: number) => 5 + category;

export function scalesSheet(): PlannedSheet {
  const [firstScale, lastScale] = [scaleRow(0), scaleRow(categories.length - 1)];
  const sumRow = lastScale + 1;
  return {
    name: scalesName,
    columnWidths: [26, 34, 12, 16, 16],
    rows: [
      [{ value: "Scales and weights", look: "title" }],
      [{ value: "Set once a year, in writing, before anybody has seen a score.", look: "lead" }],
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
