import type { Comparison } from "../compare/comparison.ts";
import type { AwardSheet } from "./award-sheet.ts";
import { notStated, orderTerms } from "./order-table.ts";
import type { Order } from "./order.ts";
import {
  address,
  fixedRange,
  headCell,
  inputCell,
  titleCell,
  type WorkbookCell,
  type WorkbookSheet,
} from "./workbook-model.ts";

const text = (value: string): WorkbookCell => ({ value });
const money = "#,##0.00";
const sum = (formula: string, result: number): WorkbookCell => ({
  formula,
  result,
  numberFormat: money,
});

const orderHeads = [
  "Line",
  "Supplier",
  "Part",
  "Description",
  "Quantity",
  "Unit",
  "Unit price",
  "Per",
  "Prices per unit",
  "Currency",
  "Goods",
  "Charges",
  "Total",
];
const at = (head: string, row: number) => address(orderHeads.indexOf(head), row);
const chargeHeads = ["Line", "Supplier", "Part", "Charge", "Percent", "Amount", "Currency"];

/** "Award": what to read first and the order. "Charges": each with where it stands. All sums are formulas. */
export function awardSheets(sheet: AwardSheet): WorkbookSheet[] {
  const { order, comparison } = sheet;
  const head = headRows(sheet);
  const firstRow = head.length + 2;
  return [
    awardPage(sheet, head, firstRow),
    chargesPage(order, firstRow),
    ...(comparison === null ? [] : [comparisonSheet(comparison)]),
  ];
}

function headRows({ title, recommendation, before, facts }: AwardSheet): WorkbookCell[][] {
  const sentences = (kind: string, of: readonly string[]) =>
    of.map((each) => [headCell(kind), text(each)]);
  const warning = [headCell("Warning"), text("Questions are open: settle them before you order.")];
  return [
    [titleCell(title)],
    ...(before.open.length > 0 ? [warning] : []),
    ...sentences("Open", before.open),
    ...sentences("Assumption", before.assumptions),
    ...sentences("Below full confidence", before.unsure),
    [],
    [text(recommendation)],
    ...facts.map(({ label, value }) => [headCell(label), text(value)]),
    [],
  ];
}

function awardPage(
  { order, notes, trail }: AwardSheet,
  head: WorkbookCell[][],
  firstRow: number,
): WorkbookSheet {
  const { lines, suppliers, currency } = order;
  const lastRow = firstRow + lines.length - 1;
  const rateRows = ratesOf(order);
  const column = (name: string) => orderHeads.indexOf(name);
  const range = (index: number) => fixedRange(index, firstRow, lastRow);
  const [rate, landed] = [orderHeads.length, orderHeads.length + 1];
  const firstTotal = lastRow + 3;
  const firstRate = firstTotal + suppliers.length + 3;
  const codes = fixedRange(0, firstRate, firstRate + rateRows.length - 1);
  const rates = fixedRange(1, firstRate, firstRate + rateRows.length - 1);
  const charges = (index: number) => `Charges!${fixedRange(index, 2, 1 + chargeCount(order))}`;
  return {
    name: "Award",
    columnWidths: [22, 26, 22, 26, 10, 9, 12, 10, 10, 10, 14, 14, 14, 12, 16, 14, 14, 20, 26],
    rows: [
      ...head,
      [
        ...[...orderHeads, "Rate used", `Landed cost, ${currency}`].map(headCell),
        ...orderTerms.map((term) => headCell(term.head)),
      ],
      ...lines.map((line, index) => {
        const row = firstRow + index;
        return [
          { value: index + 1 },
          ...[line.supplier, line.part, line.description ?? ""].map(text),
          inputCell(line.quantity),
          text(line.unit),
          inputCell(line.price),
          text(line.per),
          inputCell(line.pricedEach),
          text(line.currency),
          sum(
            `${at("Quantity", row)}*${at("Unit price", row)}*${at("Prices per unit", row)}`,
            line.goods,
          ),
          line.costs.length === 0
            ? { value: 0, numberFormat: money }
            : sum(
                `SUMIF(${charges(0)},${at("Line", row)},${charges(chargeHeads.indexOf("Amount"))})`,
                line.total - line.goods,
              ),
          sum(`${at("Goods", row)}+${at("Charges", row)}`, line.total),
          {
            formula: `INDEX(${rates},MATCH(${at("Currency", row)},${codes},0))`,
            result: line.rate ?? 1,
          },
          sum(`${at("Total", row)}*${address(rate, row)}`, line.landed),
          ...orderTerms.map(({ of }) => text(of(line, order) ?? notStated)),
        ];
      }),
      [],
      ["Supplier", "Currency", "Parts", "Goods", "Charges", "Total", `Landed, ${currency}`].map(
        headCell,
      ),
      ...suppliers.map((supplier, index) => {
        const row = firstTotal + index;
        const own = `${range(column("Supplier"))},${address(0, row)},${range(column("Currency"))},${address(1, row)}`;
        const total = (of: number, result: number) => sum(`SUMIFS(${range(of)},${own})`, result);
        return [
          text(supplier.supplier),
          text(supplier.currency),
          { formula: `COUNTIFS(${own})`, result: supplier.partCount },
          total(column("Goods"), supplier.goods),
          total(column("Charges"), supplier.costs),
          total(column("Total"), supplier.total),
          total(landed, supplier.landed),
        ];
      }),
      [
        headCell("All"),
        ...Array.from({ length: 5 }, () => ({})),
        sum(`SUM(${range(landed)})`, order.landed),
      ],
      [],
      [headCell("Currency"), headCell(`${currency} for one`), headCell("From")],
      ...rateRows.map(([code, value]) => [
        text(code),
        inputCell(value),
        text(code === currency ? "" : (order.ratesFrom ?? "")),
      ]),
      ...notes.flatMap(({ title, sentences }) =>
        sentences.length === 0
          ? []
          : [[], [headCell(title)], ...sentences.map((each) => [text(each)])],
      ),
      [],
      [headCell("Corrected at"), headCell("By"), headCell("What")],
      ...(trail.length === 0
        ? [[text("None: every value is as it was read.")]]
        : trail.map((entry) => [
            text(entry.at.slice(0, 16).replace("T", " ")),
            text("the visitor"),
            text(entry.text),
          ])),
    ],
  };
}

function ratesOf({ lines, currency }: Order): [code: string, rate: number][] {
  return [
    ...new Map([[currency, 1], ...lines.map((line) => [line.currency, line.rate ?? 1] as const)]),
  ];
}

function chargeCount({ lines }: Order): number {
  return lines.reduce((count, { costs }) => count + costs.length, 0);
}

/** Percentages follow the goods; of duty, the tooling too. */
function chargesPage({ lines }: Order, firstRow: number): WorkbookSheet {
  const rows: WorkbookCell[][] = [];
  for (const [index, { supplier, part, currency, costs }] of lines.entries()) {
    const goods = `Award!${at("Goods", firstRow + index)}`;
    let tooling = "";
    for (const { name, amount, percent, working, from } of costs) {
      const row = rows.length + 2;
      const valued = name === "Duty" && tooling !== "" ? `(${goods}+${tooling})` : goods;
      if (name === "Tooling") tooling = address(5, row);
      rows.push([
        { value: index + 1 },
        ...[supplier, part, name].map(text),
        inputCell(percent),
        percent === null
          ? inputCell(amount, money)
          : sum(`${valued}*${address(4, row)}/100`, amount),
        ...[currency, working, from].map(text),
      ]);
    }
  }
  return {
    name: "Charges",
    columnWidths: [8, 26, 22, 22, 10, 14, 10, 60, 50],
    rows: [[...chargeHeads, "Working", "From"].map(headCell), ...rows],
  };
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
