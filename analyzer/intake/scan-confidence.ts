import { askBelowConfidence, type QuoteField, type QuoteLine, type Reading } from "./quote-line.ts";
import type { Correction, Question, Recognition } from "./recognition.ts";
import { type CellValue, type FileReading, isIdOfSource, type SourcePlace } from "./source.ts";

/** More for one table would tire; the least sure come first, and the others stand at their confidence. */
const mostQuestions = 6;
const mostOfFile = 8;

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
  const cellAt = (place: SourcePlace): CellValue | null => {
    if (place.kind !== "cell") return null;
    return tables.get(place.tableId)?.rows[place.row]?.[place.column] ?? null;
  };
  const confirmed = new Set(
    corrections.flatMap((each) => (each.kind === "confirm" ? each.questionId : [])),
  );
  const doubts = new Map<string, Question>();
  const limit: Limit = (reading, line, field) => {
    const cell = cellAt(reading.place);
    if (cell?.kind !== "text" || !cell.scan) return reading;
    const isSurer = cell.scan.confidence >= reading.confidence;
    // What is read back whole is less sure than its picture, which is shown all the same.
    if (isSurer && cell.scan.confidence >= askBelowConfidence) return reading;
    const id = reading.place.kind === "cell" ? questionIdOf(reading.place) : "";
    if (confirmed.has(id)) return reading;
    const { confidence } = cell.scan;
    const reason = "read from a scan";
    if (confidence < askBelowConfidence && asked.has(field)) {
      const count = (doubts.get(id)?.lineCount ?? 0) + 1;
      doubts.set(id, {
        id,
        text: `Does the scan say “${cell.text}”?`,
        confidence,
        reason,
        place: reading.place,
        lineCount: count,
        answers: [{ label: "Yes", correction: { kind: "confirm", questionId: id } }],
        words: {
          label: "It says something else",
          correction: { kind: "line", lineId: line.id, field, text: "" },
        },
      });
    }
    return isSurer ? reading : { ...reading, confidence, reason };
  };
  const lines = recognition.lines.map((line) => limitLine(line, limit));
  const byTable = Object.groupBy(doubts.values(), ({ place }) =>
    place.kind === "cell" ? place.tableId : "",
  );
  const questions = Object.entries(byTable).flatMap(([tableId, ofTable = []]) => {
    const sourceId = tableId.slice(0, Math.max(0, tableId.lastIndexOf("#")));
    const others = recognition.questions.filter(({ id }) => isIdOfSource(id, sourceId)).length;
    const room = Math.max(1, Math.min(mostQuestions, mostOfFile - others));
    return ofTable.sort((a, b) => a.confidence - b.confidence).slice(0, room);
  });
  return { ...recognition, lines, questions: [...recognition.questions, ...questions] };
}

function questionIdOf({ tableId, row, column }: Extract<SourcePlace, { kind: "cell" }>): string {
  return `${tableId}:scan:${row}:${column}`;
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
