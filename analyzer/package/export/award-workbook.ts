import type { Comparison } from "../compare/comparison.ts";
import type { RequestAward } from "../compare/request-award.ts";
import type { TrailEntry } from "./audit-trail.ts";
import {
  address,
  headCell,
  titleCell,
  type WorkbookCell,
  type WorkbookSheet,
} from "./workbook-model.ts";

/** The award of a whole request, with what it was chosen from. */
export interface AwardedRequest {
  readonly award: RequestAward;
  readonly comparison: Comparison;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly trail: readonly TrailEntry[];
}

const text = (value: string): WorkbookCell => ({ value });
const money = "#,##0.00";

/** "Award": who gets what. "Parts by suppliers": all offers, landed, with their sums as formulas. */
export function awardSheets({ award, comparison, facts, trail }: AwardedRequest): WorkbookSheet[] {
  return [
    {
      name: "Award",
      columnWidths: [24, 30, 26, 18, 14, 60],
      rows: [
        [titleCell("Award")],
        [text(award.recommendation)],
        ...facts.map(({ label, value }) => [headCell(label), text(value)]),
        [],
        ["Part", "Description", "Supplier", "Landed cost", "Lead time", "Terms"].map(headCell),
        ...award.parts.map(({ part, description, supplier, landedCost, leadTime, terms }) =>
          [part, description ?? "", supplier, landedCost, leadTime, terms.join("; ")].map(text),
        ),
        [],
        ...[...award.choices, ...award.remarks].map((sentence) => [text(sentence)]),
        [],
        [headCell("Corrections")],
        ...(trail.length === 0
          ? [[text("None: every value is as it was read.")]]
          : trail.map((entry) => [
              text(entry.at.slice(0, 16).replace("T", " ")),
              text(entry.text),
            ])),
      ],
    },
    comparisonSheet(comparison),
  ];
}

function comparisonSheet({ suppliers, parts, currency }: Comparison): WorkbookSheet {
  const firstRow = 3;
  const lastRow = firstRow + parts.length - 1;
  return {
    name: "Parts by suppliers",
    columnWidths: [24, ...suppliers.map(() => 18)],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: [
      [titleCell(`Landed cost in ${currency}`)],
      [headCell("Part"), ...suppliers.map(headCell)],
      ...parts.map(({ title, offers }) => [
        text(title),
        ...offers.map((offer): WorkbookCell => {
          const cost = offer?.total ?? offer?.perUnit;
          return cost === undefined ? {} : { value: cost, numberFormat: money };
        }),
      ]),
      [
        headCell("Sum of what is quoted"),
        ...suppliers.map((_, column): WorkbookCell => ({
          formula: `SUM(${address(column + 1, firstRow)}:${address(column + 1, lastRow)})`,
          result: parts.reduce((sum, { offers }) => {
            const offer = offers[column];
            return sum + (offer?.total ?? offer?.perUnit ?? 0);
          }, 0),
          numberFormat: money,
        })),
      ],
    ],
  };
}
