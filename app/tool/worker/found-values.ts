import { textAt } from "#analyzer/intake/place-text.ts";
import type { QuoteLine, Reading } from "#analyzer/intake/quote-line.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import type { FileReading } from "#analyzer/intake/source.ts";

import { moneyText } from "../figure-text.ts";

/** Of one file: what is shown while it is read is its beginning, and costs the reading next to nothing. */
const most = { tables: 3, rows: 24, lines: 120, places: 4, values: 8 };

const unitNames = { count: "ea", weight: "kg", length: "m" };

/** Prices, tooling and lead times at the beginning of a file, each with the line or the row that it stands in. */
export function foundValues(reading: FileReading) {
  const beginning = {
    ...reading,
    tables: reading.tables
      .slice(0, most.tables)
      .map((table) => ({ ...table, rows: table.rows.slice(0, most.rows) })),
    lines: reading.lines.slice(0, most.lines),
  };
  const taken = new Set<string>();
  const shown = new Set<string>();
  return recognize([beginning], [])
    .lines.flatMap((line) => valuesOf(line))
    .flatMap(({ read, ...value }) => {
      const place = JSON.stringify(read.place);
      const found = placeOf(beginning, read);
      if (taken.has(place) || !found || found.at < 0) return [];
      const where = found.part + found.where;
      if (shown.size === most.places && !shown.has(where)) return [];
      taken.add(place);
      shown.add(where);
      return [{ ...value, ...found, quoted: read.raw }];
    })
    .slice(0, most.values);
}

export type FoundValue = ReturnType<typeof foundValues>[number];

export interface FoundInFile {
  readonly fileName: string;
  readonly values: readonly FoundValue[];
}

interface Found {
  kind: "price" | "tooling" | "leadTime";
  /** For its length beside others of its kind. */
  amount: number;
  /** For one piece, in days: before exchange rates, which the ranking knows. */
  becomes: string;
  read: Reading<unknown>;
}

function valuesOf({ prices, unit, currency, tooling, leadTimeDays }: QuoteLine): Found[] {
  const money = (amount: number) => (currency ? moneyText(amount, currency.value) : String(amount));
  const found: Found[] = [];
  const [first] = prices;
  if (first) {
    const amount = first.price.value / unit.value.size;
    const becomes = `${money(amount)} / ${unitNames[unit.value.dimension]}`;
    found.push({ kind: "price", amount, becomes, read: first.price });
  }
  if (tooling?.value.kind === "amount" && tooling.value.amount > 0) {
    const { amount } = tooling.value;
    found.push({ kind: "tooling", amount, becomes: `${money(amount)} tooling`, read: tooling });
  }
  if (leadTimeDays) {
    const amount = leadTimeDays.value;
    found.push({ kind: "leadTime", amount, becomes: `${amount} d`, read: leadTimeDays });
  }
  return found;
}

/** The words around a value as its file has them, where they stand, and where in them it begins. */
function placeOf(file: FileReading, { place, raw }: Reading<unknown>) {
  if (place.kind === "line") {
    const text = textAt(file, place);
    const { part, line } = place;
    return { part, where: `line ${line}`, line: text ?? "", at: text?.indexOf(raw) ?? -1 };
  }
  if (place.kind !== "cell" || raw === "") return null;
  const table = file.tables.find(({ id }) => id === place.tableId);
  if (!table) return null;
  const texts = (table.rows[place.row] ?? []).map((cell) => cell?.text ?? "");
  const joined = (upTo: number) =>
    texts
      .slice(0, upTo)
      .filter(Boolean)
      .map((text) => text + between)
      .join("");
  const inCell = texts[place.column]?.indexOf(raw) ?? -1;
  return {
    part: table.part,
    where: `row ${table.firstRow + place.row}`,
    line: joined(texts.length).trimEnd(),
    at: inCell < 0 ? -1 : joined(place.column).length + inCell,
  };
}

const between = "  ";
