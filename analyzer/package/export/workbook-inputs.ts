import { criteria, criterionNames } from "../../rank/criteria.ts";
import { baseUnit } from "../figures.ts";
import type { PartContext } from "../normalize/part-context.ts";
import { partTitle } from "../normalize/part-title.ts";
import type { PackageSettings } from "../settings.ts";
import {
  fixedAddress,
  fixedRange,
  headCell,
  inputCell,
  titleCell,
  type WorkbookCell,
  type WorkbookSheet,
} from "./workbook-model.ts";

const sheetName = "Inputs";

/** What can be changed in the workbook, and where formulas find it. */
export interface WorkbookInputs {
  readonly sheet: WorkbookSheet;
  readonly weights: readonly [cost: string, leadTime: string, reliability: string];
  readonly latestDays: string;
  readonly leastReliability: string;
  readonly shownRate: string;
  /** The rate of the currency in a cell. */
  readonly rateOf: (currencyCell: string) => string;
  /** Of a part: the quantity asked for, and the one that holds for lines that state none. */
  readonly quantitiesOf: (part: PartContext) => PartQuantities;
}

interface PartQuantities {
  readonly asked: string;
  readonly usual: string;
}

export function workbookInputs(
  parts: readonly PartContext[],
  settings: PackageSettings,
): WorkbookInputs {
  const rows: WorkbookCell[][] = [];
  const add = (...cells: WorkbookCell[]) => rows.push(cells);
  const cell = (column: number, row: number) => `${sheetName}!${fixedAddress(column, row)}`;
  const range = (column: number, first: number, last: number) =>
    `${sheetName}!${fixedRange(column, first, last)}`;

  add(titleCell("Inputs"));
  add({ value: "Change the tinted cells: costs, scores and ranks follow." });
  add();
  add(headCell("Weight"), headCell("Percent"));
  const weights = criteria.map((criterion) => {
    add({ value: criterionNames[criterion] }, inputCell(settings.weights[criterion]));
    return cell(1, rows.length);
  }) as [string, string, string];
  add();
  add(headCell("Knock-out rule"), headCell("Limit"));
  add({ value: "Latest delivery, days" }, inputCell(settings.latestDeliveryDays));
  const latestDays = cell(1, rows.length);
  add({ value: "Minimum reliability" }, inputCell(settings.minimumReliability));
  const leastReliability = cell(1, rows.length);
  add();
  add({ value: "Currency shown" }, inputCell(settings.currency));
  const shownCurrency = cell(1, rows.length);
  add({ value: `Rates of ${settings.rates.asOf}. ${settings.rates.source}.` });
  add(headCell("Currency"), headCell(`${settings.rates.base} for one`));
  const firstRate = rows.length + 1;
  for (const [code, rate] of Object.entries(settings.rates.perUnit)) {
    add({ value: code }, inputCell(rate));
  }
  const codes = range(0, firstRate, rows.length);
  const rates = range(1, firstRate, rows.length);
  add();
  add(
    headCell("Part"),
    headCell("Quantity asked for"),
    headCell("Where a quote states none"),
    headCell("Counted in"),
  );
  const quantities = new Map<string, PartQuantities>();
  for (const part of parts) {
    const asked = part.askedQuantity ?? (part.isOneQuantity ? part.usualQuantity : null);
    const unit = baseUnit(part.dimension);
    add({ value: partTitle(part) }, inputCell(asked), inputCell(part.usualQuantity), {
      value: unit,
    });
    quantities.set(part.key, { asked: cell(1, rows.length), usual: cell(2, rows.length) });
  }
  const rateOf = (currencyCell: string) => `INDEX(${rates},MATCH(${currencyCell},${codes},0))`;
  return {
    sheet: { name: sheetName, columnWidths: [30, 20, 20, 14], rows },
    weights,
    latestDays,
    leastReliability,
    shownRate: rateOf(shownCurrency),
    rateOf,
    quantitiesOf: ({ key }) => quantities.get(key) ?? { asked: '""', usual: '""' },
  };
}
