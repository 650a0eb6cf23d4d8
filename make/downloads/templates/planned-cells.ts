import type { CellStyle, DataValidation } from "hucre";

import type { PlannedCell, PlannedSheet } from "../workbooks/planned-workbook.ts";

/** A row of one cell, which may reach over its neighbors. */
const row = (look: "title" | "lead" | "note") => (value: string) => [{ value, look }];
export const title = row("title");
export const lead = row("lead");
export const note = row("note");

/** What a reader is to see first in a column of figures. */
export const marked: CellStyle = {
  fill: { type: "pattern", pattern: "solid", bgColor: { rgb: "FCE4D6" } },
  font: { bold: true },
};

/** A band across the sheet that names what follows. */
export function sectionRow(label: string, columns: number): PlannedCell[] {
  return [
    { value: label, look: "section" },
    ...Array.from({ length: columns - 1 }, (): PlannedCell => ({ look: "section" })),
  ];
}

export function headRow(labels: readonly string[]): PlannedCell[] {
  return labels.map((value): PlannedCell => ({ value, look: "head" }));
}

/** Empty cells to fill in. */
export function inputs(count: number, numberFormat?: string): PlannedCell[] {
  return Array.from({ length: count }, (): PlannedCell => ({ look: "input", numberFormat }));
}

/** A number outside of these is refused, with the reason. */
export function withinRange(
  range: string,
  least: number,
  most: number,
  errorMessage: string,
): DataValidation {
  return {
    type: "decimal",
    operator: "between",
    formula1: String(least),
    formula2: String(most),
    range: range.replaceAll("$", ""),
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: "Not in range",
    errorMessage,
  };
}

/** One of a few words is chosen from a list. */
export function chosenFrom(range: string, values: readonly string[]): DataValidation {
  return {
    type: "list",
    values: [...values],
    range,
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: "Choose from the list",
    errorMessage: values.join(", "),
  };
}

export function numberedNotes(name: string, notes: readonly string[]): PlannedSheet {
  return {
    name,
    columnWidths: [5, 96],
    rows: [
      title(name),
      [],
      ...notes.map((value, index): PlannedCell[] => [
        { value: index + 1, look: "note" },
        { value },
      ]),
    ],
  };
}
