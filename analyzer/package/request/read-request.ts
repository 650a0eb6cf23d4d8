import type { CellValue, FileReading, SourceTable } from "../../intake/source.ts";
import { countriesIn } from "../../intake/origin/countries-in.ts";
import { shipsFromOf } from "../../intake/origin/ships-from.ts";
import { findHeader } from "../../intake/recognize/headers/header-row.ts";
import { readHeader } from "../../intake/recognize/headers/read-header.ts";
import { dateIn } from "../../intake/recognize/values/dates.ts";
import { readQuantity } from "../../intake/recognize/values/quantities.ts";
import { isTotalRow } from "../../intake/recognize/lines/total-rows.ts";

/** One part that quotes are asked for. */
export interface RequestedPart {
  readonly part: string;
  readonly description: string | null;
  readonly quantity: number | null;
  /** `YYYY-MM-DD`. */
  readonly neededBy: string | null;
}

/** A request for quote: what is asked for, by when and where to. */
export interface QuoteRequest {
  readonly parts: readonly RequestedPart[];
  /** For all parts that give no date of their own. */
  readonly neededBy: string | null;
  readonly shipTo: string | null;
  /** ISO 3166: where whoever asks has its address. */
  readonly buyerCountry: string | null;
}

type Field = "part" | "description" | "quantity" | "neededBy";

const fieldOf: Readonly<Record<string, Field>> = {
  part: "part",
  drawing: "part",
  makerPart: "part",
  description: "description",
  quantity: "quantity",
  deliveryDate: "neededBy",
};
const needed =
  /need(?:ed)?(?: by| date)|required(?: by| date|:)|delivery (?:date|by)|(?<!(?:quot\p{L}*|bids?|offers?|response|reply|proposals?) )due|liefertermin|wunschtermin|bedarfstermin|date (?:de livraison|souhaitée)|fecha (?:de entrega|requerida)|data (?:di consegna|de entrega|richiesta)|leverdatum|leveransdatum|leveringsdato|termin dostawy|datum dodání|交货日期|納入日|希望納期/iu;
const shipping =
  /^\W*(?:ship(?:ping)? (?:to|address)|deliver(?:y)? (?:to|address|place)|lieferadresse|lieferort|adresse de livraison|lieu de livraison|lugar de entrega|dirección de entrega|luogo di consegna|destinazione|local de entrega|afleveradres|leveransadress|leveringsadresse|miejsce dostawy|místo dodání|交货地点|納入場所)\s*[:：]?\s*(\S.*)$/iu;
const isLabel =
  /^(?:ship(?:ping)? (?:to|address)|deliver(?:y)? (?:to|address|date)|needed by|required by|due|lieferadresse|lieferort|liefertermin|adresse de livraison)\s*:?$/iu;
const partLine =
  /^\W*(?=\S*\d)([\p{L}\d][\p{L}\d\-_/.]{2,30}(?:\sRev\.?\s?[A-Z\d]{1,2})?)[\s,;:–-]+(.*)$/u;

/** Reads a pasted or dropped request: a table of parts, or a part a line. */
export function readRequest(file: FileReading): QuoteRequest {
  const rows = file.tables.flatMap((table) => table.rows.map(rowText));
  const texts = file.lines.filter(({ isMailHead }) => !isMailHead).map(({ text }) => text);
  const lines = [...texts, ...rows].map((text, index, all) =>
    isLabel.test(text) ? `${text}: ${all[index + 1] ?? ""}` : text,
  );
  const ofTables = file.tables.flatMap(partsOfTable);
  const parts = ofTables.length > 0 ? ofTables : [...texts, ...rows].flatMap(partsOfLine);
  const dated = lines.find((text) => needed.test(text) && dateIn(text, "day-first") !== null);
  const placed = lines.map((text) => shipping.exec(text)?.[1]).find((text) => text !== undefined);
  return {
    parts: withoutRepeats(parts),
    neededBy: dated === undefined ? null : (dateIn(dated, "day-first")?.date ?? null),
    shipTo: placed?.trim() ?? null,
    buyerCountry: shipsFromOf(file)?.value ?? null,
  };
}

/** ISO 3166: by the place that is named, else by the buyer's address; `null` where the request shows neither. */
export function shipToCountry({
  shipTo,
  buyerCountry,
}: Pick<QuoteRequest, "shipTo" | "buyerCountry">): string | null {
  const shown = shipTo === null ? [] : countriesIn(shipTo);
  const [only, ...others] = new Set(shown.map(({ code }) => code));
  return others.length > 0 ? null : (only ?? buyerCountry);
}

function partsOfTable({ rows }: SourceTable): RequestedPart[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = findHeader(rows, width);
  const columns = new Map<Field, number>();
  const weak = new Set<Field>();
  for (const [column, text] of (header?.texts ?? []).entries()) {
    const { meanings } = readHeader(text);
    const field = fieldOf[meanings[0]?.meaning ?? ""];
    if (field === undefined) continue;
    // "Item" counts the rows where another column names the part.
    const isWeak = meanings.some(({ meaning }) => meaning === "position");
    if (!columns.has(field) || weak.has(field)) columns.set(field, column);
    if (isWeak) weak.add(field);
    else weak.delete(field);
  }
  if (header === null || (!columns.has("part") && !columns.has("description"))) return [];
  return rows.slice(header.firstRow).flatMap((row): RequestedPart[] => {
    const cell = (field: Field): CellValue | null => row[columns.get(field) ?? -1] ?? null;
    const [part, description] = [textOf(cell("part")), textOf(cell("description"))];
    const name = part ?? description;
    if (name === null || isTotalRow(row)) return [];
    return [
      {
        part: name,
        description: part === null ? null : description,
        quantity: quantityOf(cell("quantity")),
        neededBy: dateOf(cell("neededBy")),
      },
    ];
  });
}

function partsOfLine(line: string): RequestedPart[] {
  const found = partLine.exec(line);
  if (found === null) return [];
  const [, part = "", rest = ""] = found;
  const count =
    /(?<![\p{L}\d-])(\d[\d.,' ]*)\s*(?:pcs|pieces|off|ea|units?|stück|stk|st|pièces|piezas|uds|pezzi|pz|peças|stuks|styck|szt|ks|db|darab|adet|件|个|個|x)(?!\p{L})/iu.exec(
      rest,
    );
  const quantity =
    count?.[1] === undefined ? null : quantityOf({ kind: "text", text: count[1].trim() });
  if (quantity === null) return [];
  const words = rest
    .replace(count?.[0] ?? "", " ")
    .replace(/[\s,;:–-]+/g, " ")
    .trim();
  return [{ part, description: words === "" ? null : words, quantity, neededBy: null }];
}

function rowText(row: readonly (CellValue | null)[]): string {
  return row.flatMap((cell) => textOf(cell) ?? []).join(", ");
}

function textOf(cell: CellValue | null): string | null {
  const text = cell?.text.replace(/\s+/g, " ").trim() ?? "";
  return text === "" ? null : text;
}

/** Requests state whole pieces: whatever stands between thousands is no decimal sign. */
function quantityOf(cell: CellValue | null): number | null {
  if (cell === null) return null;
  if (cell.kind === "number") return cell.number > 0 ? cell.number : null;
  const style = { kind: "number-style", detail: "", confidence: 100 } as const;
  const decimal = /^\d{1,3}(?:\.\d{3})+(?!\d)/.test(cell.text) ? "comma" : "point";
  const read = readQuantity(cell.text, decimal, style);
  return read.kind === "value" ? read.value.value : null;
}

function dateOf(cell: CellValue | null): string | null {
  if (cell === null) return null;
  return cell.kind === "date" ? cell.date : (dateIn(cell.text, "day-first")?.date ?? null);
}

function withoutRepeats(parts: readonly RequestedPart[]): RequestedPart[] {
  return [...new Map(parts.map((part) => [part.part, part])).values()];
}
