import type { PlannedCell, PlannedSheet } from "../workbooks/planned-workbook.ts";
import { lead, sectionRow, title, withinRange } from "./planned-cells.ts";

export const sampleAssumptions = {
  piecesPerYear: 2_000,
  toolingYears: 3,
  carryingRate: 0.12,
  weights: { landedCost: 0.4, leadTime: 0.3, reliability: 0.3 },
  rates: Object.entries({ USD: 1, EUR: 1.08, GBP: 1.27, CAD: 0.73, MXN: 0.055, JPY: 0.0067 }),
};

/** Where the other sheets find them. */
export const assumed = {
  pieces: "Assumptions!$B$4",
  toolingYears: "Assumptions!$B$5",
  carrying: "Assumptions!$B$6",
  costWeight: "Assumptions!$B$9",
  leadTimeWeight: "Assumptions!$B$10",
  reliabilityWeight: "Assumptions!$B$11",
  currencies: "Assumptions!$A$16:$A$21",
  rates: "Assumptions!$B$16:$B$21",
};

/** What everybody agrees on before the first response arrives. */
export function assumptionsSheet(): PlannedSheet {
  const { piecesPerYear, toolingYears, carryingRate, weights, rates } = sampleAssumptions;
  const input = (value: number, numberFormat: string): PlannedCell => ({
    value,
    look: "input",
    numberFormat,
  });
  const line = (label: string, cell: PlannedCell, note = ""): PlannedCell[] => [
    { value: label, look: "label" },
    cell,
    { value: note, look: "note" },
  ];
  return {
    name: "Assumptions",
    columnWidths: [34, 14, 60],
    rows: [
      title("Assumptions"),
      lead("Agree on these before the first response arrives."),
      sectionRow("Volume and money", 3),
      line(
        "Pieces a year",
        input(piecesPerYear, "#,##0"),
        "The ranking holds for this volume only.",
      ),
      line("Tooling spread over, years", input(toolingYears, "0"), "Finance decides this once."),
      line("Cost of money, a year", input(carryingRate, "0.0%"), "For goods in transit."),
      [],
      sectionRow("Weights", 3),
      line(
        "Landed cost",
        input(weights.landedCost, "0%"),
        "100 points to the lowest, one point off for each percent above it.",
      ),
      line(
        "Lead time",
        input(weights.leadTime, "0%"),
        "100 points to the fastest, one point off for each day more.",
      ),
      line("Reliability", input(weights.reliability, "0%"), "As rated, 0 to 100."),
      line(
        "Sum of weights",
        { formula: "SUM(B9:B11)", look: "total", numberFormat: "0%" },
        "Must be 100%.",
      ),
      [
        {
          formula:
            'IF(ROUND(B12,4)=1,"Weights add up.","Weights do not add up to 100%: scores cannot be compared.")',
          look: "note",
        },
      ],
      [],
      sectionRow("Exchange rates: US dollars for one unit, example values", 3),
      ...rates.map(([currency, rate]) =>
        line(
          currency,
          input(rate, "0.0000"),
          currency === "USD" ? "Write source and date here." : "",
        ),
      ),
    ],
    validations: [
      withinRange("B4:B5", 1, 100_000_000, "At least one."),
      withinRange("B9:B11", 0, 1, "A share between 0% and 100%."),
    ],
  };
}
