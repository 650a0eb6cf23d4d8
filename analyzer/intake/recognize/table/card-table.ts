import type { CellValue, SourceTable } from "../../source.ts";
import { meaningsIn } from "../headers/header-row.ts";
import { plainText } from "../values/plain-words.ts";
import type { RegularTable } from "./table-shape.ts";

type Rows = SourceTable["rows"];

const mostRows = 600;
const leastKnown = 0.6;

interface Field {
  readonly label: CellValue;
  readonly key: string;
  readonly row: number;
  readonly value: { readonly cell: CellValue; readonly column: number } | null;
}

/** "Part, Quantity, Price" one below the other with their values beside them, again and again: a row for each. */
export function cardTable(table: SourceTable, rows: Rows): RegularTable | null {
  if (rows.length < 6 || rows.length > mostRows) return null;
  const fields = rows.flatMap((row, index) => fieldOf(row, index) ?? []);
  const [first] = fields;
  const starts = fields.flatMap(({ key }, index) => (key === first?.key ? [index] : []));
  if (first === undefined || starts.length < 2) return null;
  const cards = starts.map((start, index) => fields.slice(start, starts[index + 1]));
  const keys = [...new Set(fields.map(({ key }) => key))];
  const labels = keys.flatMap((key) => fields.find((field) => field.key === key)?.label ?? []);
  const isRepeated = cards.every(
    (card) => card.length >= 3 && new Set(card.map(({ key }) => key)).size === card.length,
  );
  const meanings = meaningsIn(labels);
  const isPriced = meanings.has("price") || meanings.has("total");
  const known = labels.filter((label) => meaningsIn([label]).size > 0).length;
  if (!isRepeated || !isPriced || meanings.size < 3 || known / keys.length < leastKnown)
    return null;
  const cellOf = (card: readonly Field[] | undefined, column: number) =>
    card?.find(({ key }) => key === keys[column]) ?? null;
  const turned: Rows = [
    labels,
    ...cards.map((card) => keys.map((_, column) => cellOf(card, column)?.value?.cell ?? null)),
  ];
  const place = (row: number, column: number) => {
    const field = cellOf(cards[Math.max(0, row - 1)], column);
    const at = row === 0 ? 0 : (field?.value?.column ?? 1);
    return { kind: "cell", tableId: table.id, row: field?.row ?? first.row, column: at } as const;
  };
  return {
    id: table.id,
    rows: turned,
    firstRow: 0,
    endRow: turned.length,
    isTurned: true,
    isFromText: false,
    cellPlace: place,
    headerPlace: (column) => place(0, column),
  };
}

/** A label and one value beside it. */
function fieldOf(row: readonly (CellValue | null)[], index: number): Field | null {
  const filled = row.flatMap((cell, column) =>
    cell === null || cell.text.trim() === "" ? [] : [{ cell, column }],
  );
  const [label, value, another] = filled;
  if (label?.cell.kind !== "text" || value === undefined || another !== undefined) return null;
  const text = label.cell.text.replace(/\s*[:：]\s*$/, "").trim();
  return { label: { kind: "text", text }, key: plainText(text), row: index, value };
}
