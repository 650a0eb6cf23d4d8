import type { ChargeWorking } from "../normalize/charges.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import { partTitle } from "../normalize/part-title.ts";
import { reachedTolerance } from "../normalize/price-goods.ts";
import { inShownCurrency } from "../normalize/line-workings.ts";
import type { PackageSettings } from "../settings.ts";
import type { WorkbookInputs } from "./workbook-inputs.ts";
import { address, inputCell, type WorkbookCell } from "./workbook-model.ts";

/** The columns of a line, from what was quoted to what it costs landed. Breaks come after `minimum`. */
const columnsBefore = ["part", "supplier", "quoted", "quantity", "minimum"] as const;
const columnsAfter = [
  "per",
  "amount",
  "ordered",
  "price",
  "goods",
  "currency",
  "toolingKind",
  "toolingValue",
  "tooling",
  "othersOnce",
  "othersEach",
  "othersPercent",
  "minimumCharge",
  "others",
  "term",
  "freightKind",
  "freightValue",
  "freight",
  "dutyKind",
  "dutyValue",
  "duty",
  "landed",
  "perUnit",
  "leadTime",
  "reliability",
] as const;

export type LineColumn = (typeof columnsBefore)[number] | (typeof columnsAfter)[number];

const heads: Readonly<Record<LineColumn, string>> = {
  part: "Part",
  supplier: "Supplier",
  quoted: "Quantity quoted",
  quantity: "Quantity",
  minimum: "Minimum order",
  per: "Price is per",
  amount: "Priced amount of one",
  ordered: "Ordered",
  price: "Price",
  goods: "Goods",
  currency: "Currency",
  toolingKind: "Tooling is",
  toolingValue: "Tooling quoted",
  tooling: "Tooling",
  othersOnce: "Other charges, once",
  othersEach: "Other charges, each",
  othersPercent: "Other charges, %",
  minimumCharge: "Minimum charge",
  others: "Other charges",
  term: "Delivery term",
  freightKind: "Freight is",
  freightValue: "Freight quoted",
  freight: "Freight",
  dutyKind: "Duty is",
  dutyValue: "Duty quoted",
  duty: "Duty",
  landed: "Landed cost, shown currency",
  perUnit: "Landed cost per unit",
  leadTime: "Lead time, days",
  reliability: "Reliability",
};

export interface LineLayout {
  readonly heads: readonly string[];
  readonly columnOf: (column: LineColumn) => number;
  readonly breakCount: number;
}

/** `first` is the column that a line begins in. */
export function lineLayout(breakCount: number, first: number): LineLayout {
  const breakHeads = Array.from({ length: breakCount }, (_, index) => [
    `From ${index + 1}`,
    `Price ${index + 1}`,
  ]).flat();
  const order: readonly string[] = [...columnsBefore, ...breakHeads, ...columnsAfter];
  return {
    heads: order.map((column) => heads[column as LineColumn] ?? column),
    columnOf: (column) => first + order.indexOf(column),
    breakCount,
  };
}

/** One line as cells: what was quoted as inputs, all else as formulas with what they give now. */
export function lineCells(
  normalized: NormalizedLine,
  row: number,
  { columnOf, breakCount }: LineLayout,
  inputs: WorkbookInputs,
  settings: PackageSettings,
): WorkbookCell[] {
  const { line, part, goods, delivery, total, rate, perUnitInBase } = normalized;
  const at = (column: LineColumn) => address(columnOf(column), row);
  const firstBreak = columnOf("minimum") + 1;
  const fromAt = (index: number) => address(firstBreak + 2 * index, row);
  const priceAt = (index: number) => address(firstBreak + 2 * index + 1, row);
  const formula = (text: string, result: WorkbookCell["result"], numberFormat = "#,##0.00") => ({
    formula: text,
    result: result ?? null,
    numberFormat,
  });

  const toPartUnits = goods.ordered / goods.orderedUnits;
  const { asked, usual } = inputs.quantitiesOf(part);
  const breaks = Array.from({ length: breakCount }, (_, index) => {
    const each = line.prices[index];
    return [
      inputCell(each ? each.fromQuantity * toPartUnits : null),
      inputCell(each?.price.value ?? null),
    ];
  }).flat();
  const isOpen = `${at("quantity")}=""`;
  let priceFormula = priceAt(0);
  for (let index = 1; index < line.prices.length; index += 1) {
    const isReached = `${at("ordered")}*${1 + reachedTolerance}>=${fromAt(index)}`;
    priceFormula = `IF(${isReached},${priceAt(index)},${priceFormula})`;
  }
  const charge = (kind: "tooling" | "freight" | "duty", working: ChargeWorking): WorkbookCell[] => {
    const { kind: how, value } = chargeInput(working, goods.orderedUnits / goods.ordered);
    const isOpen = kind !== "tooling" && delivery.open.includes(kind);
    const kindAt = at(`${kind}Kind`);
    const valueAt = at(`${kind}Value`);
    const valued = kind === "duty" ? `(${at("goods")}+${at("tooling")})` : at("goods");
    return [
      inputCell(isOpen ? "not stated" : how),
      inputCell(value),
      formula(
        `IF(${kindAt}="once",${valueAt},IF(${kindAt}="each",${valueAt}*${at("ordered")},IF(${kindAt}="%",${valued}*${valueAt}/100,0)))`,
        working.amount,
      ),
    ];
  };
  const otherCharges = (): WorkbookCell[] => {
    const given = normalized.others.map(({ working }) =>
      chargeInput(working, goods.orderedUnits / goods.ordered),
    );
    const sumOf = (kind: string) =>
      given.reduce((sum, each) => (each.kind === kind ? sum + (each.value ?? 0) : sum), 0);
    const [once, perUnit, percent] = ["once", "each", "%"].map(sumOf);
    const topUp = `IF(${isOpen},0,MAX(0,N(${at("minimumCharge")})-${at("goods")}))`;
    return [
      inputCell(once || null),
      inputCell(perUnit || null),
      inputCell(percent || null),
      inputCell(normalized.topUp > 0 ? goods.cost + normalized.topUp : null),
      formula(
        `N(${at("othersOnce")})+N(${at("othersEach")})*${at("ordered")}+${at("goods")}*N(${at("othersPercent")})/100+${topUp}`,
        normalized.cost.tooling - normalized.tooling.amount,
      ),
    ];
  };
  return [
    { value: partTitle(part) },
    { value: line.supplier.value },
    inputCell(goods.stated),
    // Empty where nobody says how many: then the first price is for one, as in the ranking on the page.
    formula(
      `IF(N(${asked})>0,${asked},IF(N(${at("quoted")})>0,${at("quoted")},IF(N(${usual})>0,${usual},"")))`,
      goods.wanted ?? "",
      "General",
    ),
    inputCell((line.minimumOrder?.value ?? 0) * toPartUnits),
    ...breaks,
    inputCell(line.unit.value.size),
    inputCell(goods.pricedAmount / goods.ordered),
    formula(
      `IF(${isOpen},1,MAX(${at("quantity")},N(${at("minimum")}),N(${fromAt(0)})))`,
      goods.ordered,
      "General",
    ),
    formula(`IF(${isOpen},${priceAt(0)},${priceFormula})`, goods.priceBreak.price.value, "General"),
    formula(`${at("price")}*${at("ordered")}*${at("amount")}/${at("per")}`, goods.cost),
    inputCell(line.currency?.value ?? null),
    ...charge("tooling", normalized.tooling),
    ...otherCharges(),
    inputCell(delivery.term ?? "not stated"),
    ...charge("freight", normalized.freight),
    ...charge("duty", normalized.duty),
    formula(
      `(${at("goods")}+${at("tooling")}+${at("others")}+${at("freight")}+${at("duty")})*${inputs.rateOf(at("currency"))}/${inputs.shownRate}`,
      inShownCurrency(total * rate, settings),
    ),
    formula(
      `${at("landed")}/IF(${isOpen},1,${at("quantity")})`,
      inShownCurrency(perUnitInBase, settings),
      "#,##0.0000",
    ),
    inputCell(line.leadTimeDays?.value ?? null),
    inputCell(line.rating?.value ?? null),
  ];
}

/** "once", "each" and "%": as quoted, or as the buyer gives it. */
function chargeInput({ basis }: ChargeWorking, unitsPerOrdered: number) {
  if (basis.kind === "given") return { kind: "%", value: basis.percent };
  if (basis.kind === "none") return { kind: "none", value: null };
  const { value } = basis.reading;
  if (value.kind === "percent") return { kind: "%", value: value.percent };
  return value.per === "order"
    ? { kind: "once", value: value.amount * basis.share * basis.volumeShare }
    : { kind: "each", value: value.amount * unitsPerOrdered };
}
