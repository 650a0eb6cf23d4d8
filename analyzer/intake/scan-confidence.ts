import { askBelowConfidence, type QuoteField, type QuoteLine, type Reading } from "./quote-line.ts";
import type { Correction, Recognition } from "./recognition.ts";
import { isScanConfirmed, type ScanDoubt, withScanDoubts } from "./scan-questions.ts";
import type { FileReading, SourcePlace } from "./source.ts";

/**
 * No value from a scan is surer than the recognition of its characters, and figures below the mark are asked about.
 * For what `recognize` gives, with the same corrections.
 */
export function limitToScan(
  recognition: Recognition,
  files: readonly FileReading[],
  corrections: readonly Correction[],
): Recognition {
  const tables = new Map(files.flatMap(({ tables }) => tables.map((each) => [each.id, each])));
  const isScanned = [...tables.values()].some(({ rows }) =>
    rows.some((row) => row.some((cell) => cell?.kind === "text" && cell.scan)),
  );
  if (!isScanned) return recognition;
  const confirmed = new Set(
    corrections.flatMap((each) => (each.kind === "confirm" ? each.questionId : [])),
  );
  const written = new Set(corrections.flatMap((each) => (each.kind === "cell" ? idOf(each) : [])));
  const doubts = new Map<string, ScanDoubt>();
  const limit: Limit = (reading, line, field) => {
    const { place } = reading;
    if (place.kind !== "cell") return reading;
    const table = tables.get(place.tableId);
    const cell = table?.rows[place.row]?.[place.column];
    // What the visitor wrote into a cell is not read from the scan.
    if (table === undefined || cell?.kind !== "text" || !cell.scan || written.has(idOf(place))) {
      return reading;
    }
    const { confidence } = cell.scan;
    const isSurer = confidence >= reading.confidence;
    // What is read back whole is less sure than its picture, which is shown all the same.
    if (isSurer && confidence >= askBelowConfidence) return reading;
    if (asked.has(field)) {
      if (isScanConfirmed(confirmed, sourceIdOf(place.tableId))) return reading;
      if (confidence < askBelowConfidence) {
        const doubt = doubts.get(idOf(place)) ?? {
          place,
          table,
          text: cell.text,
          scan: cell.scan,
          field,
          lines: [],
        };
        if (!doubt.lines.includes(line)) doubt.lines.push(line);
        doubts.set(idOf(place), doubt);
      }
    }
    return isSurer ? reading : { ...reading, confidence, reason: "read from a scan" };
  };
  const lines = recognition.lines.map((line) => limitLine(line, limit));
  const bySource = Map.groupBy(doubts.values(), ({ place }) => sourceIdOf(place.tableId));
  const questions = [...bySource].reduce(
    (all, [sourceId, own]) => withScanDoubts(all, sourceId, own),
    recognition.questions,
  );
  return { ...recognition, lines, questions };
}

function idOf({ tableId, row, column }: Extract<SourcePlace, { kind: "cell" }>): string {
  return `${tableId}:${row}:${column}`;
}

function sourceIdOf(tableId: string): string {
  return tableId.slice(0, Math.max(0, tableId.lastIndexOf("#")));
}

/** What the buyer checks on the scan: the others follow from it, or are seen to be wrong. */
const asked: ReadonlySet<QuoteField> = new Set(["price", "quantity", "part"]);

type Limit = <Value>(reading: Reading<Value>, line: QuoteLine, field: QuoteField) => Reading<Value>;

function limitLine(line: QuoteLine, limit: Limit): QuoteLine {
  const orNull = <Value>(reading: Reading<Value> | null, field: QuoteField) =>
    reading ? limit(reading, line, field) : null;
  return {
    ...line,
    supplier: limit(line.supplier, line, "supplier"),
    part: orNull(line.part, "part"),
    description: orNull(line.description, "description"),
    quantity: orNull(line.quantity, "quantity"),
    unit: limit(line.unit, line, "priceUnit"),
    quantityUnit: limit(line.quantityUnit, line, "unit"),
    prices: line.prices.map((each) => ({ ...each, price: limit(each.price, line, "price") })),
    currency: orNull(line.currency, "currency"),
    tooling: orNull(line.tooling, "tooling"),
    freight: orNull(line.freight, "freight"),
    duty: orNull(line.duty, "duty"),
    incoterm: orNull(line.incoterm, "incoterm"),
    leadTimeDays: orNull(line.leadTimeDays, "leadTime"),
    validUntil: orNull(line.validUntil, "validUntil"),
    minimumOrder: orNull(line.minimumOrder, "minimumOrder"),
    rating: orNull(line.rating, "rating"),
  };
}
