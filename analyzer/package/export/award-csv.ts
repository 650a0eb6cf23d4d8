import { csvText, type CsvValue } from "../../text/csv-text.ts";
import type { AwardSheet } from "./award-sheet.ts";
import { notStated, orderTerms } from "./order-table.ts";

const orderHeads =
  "Supplier,Part,Description,Quantity,Unit,Unit price,Per,Currency,Goods,Charges,Total".split(",");

/** What to read first, then what is ordered, what each supplier gets, and every added cost with where it stands. */
export function awardCsv(sheet: AwardSheet): string {
  const { order, before, trail } = sheet;
  const first: [string, readonly string[]][] = [
    ["Open", before.open],
    ["Assumption", before.assumptions],
    ["Below full confidence", before.unsure],
  ];
  const landed = `Landed cost (${order.currency})`;
  const rows: CsvValue[][] = [
    ["Award", sheet.recommendation],
    ...first.flatMap(([kind, sentences]) => sentences.map((sentence) => [kind, sentence])),
    [],
    [...orderHeads, landed, ...orderTerms.map(({ head }) => head)],
    ...order.lines.map((line) => [
      line.supplier,
      line.part,
      line.description,
      line.quantity,
      line.unit,
      line.price,
      line.per,
      line.currency,
      cents(line.goods),
      cents(line.total - line.goods),
      cents(line.total),
      cents(line.landed),
      ...orderTerms.map(({ of }) => of(line, order) ?? notStated),
    ]),
    [],
    ["Supplier", "Parts", "Currency", "Goods", "Charges", "Total", landed],
    ...order.suppliers.map(({ supplier, partCount, currency, goods, costs, total, landed }) => [
      supplier,
      partCount,
      currency,
      ...[goods, costs, total, landed].map(cents),
    ]),
    ["All", order.lines.length, null, null, null, null, cents(order.landed)],
    [],
    ["Supplier", "Part", "Charge", "Amount", "Currency", "Working", "From"],
    ...order.lines.flatMap(({ supplier, part, currency, costs }) =>
      costs.map(({ name, amount, working, from }) => [
        supplier,
        part,
        name,
        cents(amount),
        currency,
        working,
        from,
      ]),
    ),
    [],
    ["Corrected at", "By", "What"],
    ...trail.map(({ at, text }) => [at, "the visitor", text]),
  ];
  return csvText(rows);
}

function cents(value: number): number {
  return Number(value.toFixed(2));
}
