import { columnLetters, placeText, tableName } from "#analyzer/intake/place-text.ts";
import type { QuoteLine } from "#analyzer/intake/quote-line.ts";
import { draftOfLine } from "#analyzer/intake/offer-draft.ts";
import {
  answersForAll,
  type OfferDraft,
  offerToAdd,
  rowAnswersForAll,
  showsOffers,
  type Question,
  type Recognition,
  type TableReading,
} from "#analyzer/intake/recognition.ts";
import {
  type CellValue,
  type FileReading,
  isIdOfSource,
  type SourcePlace,
  type SourceTable,
} from "#analyzer/intake/source.ts";
import type { Analysis, OfferGroup } from "#analyzer/package/analysis.ts";
import { termsOf, termsText } from "#analyzer/package/compare/comparison.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { keyOfName, supplierKey } from "#analyzer/package/part-key.ts";
import { type MatchedRequest, missingMail } from "#analyzer/package/request/match-request.ts";
import type { QuoteRequest } from "#analyzer/package/request/read-request.ts";
import type { SimilarParts } from "#analyzer/package/request/similar-parts.ts";
import { type PackageSettings, settingOf } from "#analyzer/package/settings.ts";

import { inOrderOfEffect } from "./question-order.ts";

import type {
  AnalysisInput,
  GroupHead,
  GroupView,
  NamedKey,
  PackageView,
  QuestionView,
  RequestView,
  RowsView,
  SourceView,
  TableView,
} from "./worker-messages.ts";

/** A package as the figures are worked from: what was read, what was understood, and at which quantities. */
export interface UnderstoodPackage {
  readonly readings: readonly FileReading[];
  readonly tables: ReadonlyMap<string, SourceTable>;
  readonly recognition: Recognition;
  /** Spellings that may be one part. */
  readonly similar: readonly SimilarParts[];
  readonly request:
    (QuoteRequest & { readonly matched: MatchedRequest; readonly name: string }) | null;
  readonly settings: PackageSettings;
}

/** What crosses to the page at most, whatever the files hold. */
const most = {
  groups: 200,
  questions: 20,
  setAside: 40,
  examples: 3,
  exampleRows: 60,
  similar: 8,
  names: 60,
  drafts: 12,
};

type PlaceWords = (place: SourcePlace) => string;

export function viewPackage(
  understood: UnderstoodPackage,
  analysis: Analysis,
  input: AnalysisInput,
): PackageView {
  const { readings, tables, recognition, similar, settings } = understood;
  const words: PlaceWords = (place) => placeText(place, tables);
  const lines = new Map(recognition.lines.map((line) => [line.id, line]));
  const lineCounts = countBy(recognition.lines, ({ tableId }) => tableId);
  const tableReadings = new Map(recognition.tables.map((each) => [each.tableId, each]));
  const group =
    analysis.groups.find(({ id }) => id === input.groupId) ?? analysis.groups.at(0) ?? null;

  const said = input.corrections.map(({ correction }) => correction);
  const sources = readings.map((reading): SourceView => {
    const sourceId = reading.sourceId ?? reading.fileName;
    const tables = reading.tables.map((table) =>
      viewTable(table, tableReadings.get(table.id), lineCounts.get(table.id) ?? 0),
    );
    return {
      sourceId,
      name: reading.fileName,
      kind: reading.kind,
      sizeBytes: reading.sizeBytes,
      lineCount: [...lineCounts].reduce(
        (sum, [tableId, count]) => sum + (isIdOfSource(tableId, sourceId) ? count : 0),
        0,
      ),
      tables,
      problems: reading.problems,
      newOffer: offerToAdd(sourceId, reading.fileName, said),
    };
  });
  const newOffers = new Map(sources.map(({ sourceId, newOffer }) => [sourceId, newOffer]));
  const questions = inOrderOfEffect(openQuestions(recognition, settings), recognition.tables);
  return {
    sources,
    questions: questions
      .slice(0, most.questions)
      .map((question) => viewQuestion(question, understood, words, newOffers)),
    questionCount: questions.length,
    request: viewRequest(understood),
    similar: similar
      .slice(0, most.similar)
      .map(({ parts, reason }) => ({ partKey: keyOfName(parts[1]), parts, reason })),
    suppliers: named(recognition.lines.map(({ supplier }) => supplier.value)),
    origins: named(recognition.lines.flatMap(({ origin }) => origin?.value ?? [])),
    groups: listGroups(analysis.groups, input.groupFilter),
    groupCount: analysis.groups.length,
    group: group && viewGroup(group, lines, words, settings),
    lineCount: analysis.lineCount,
    supplierCount: new Set(recognition.lines.map(supplierKey)).size,
    rankedCount: analysis.rankedCount,
    setAsideCount: analysis.setAsideCount,
    totalSavings: analysis.totalSavings,
    notes: analysis.notes,
    currencies: distinct(recognition.lines.map(({ currency }) => currency?.value)),
    incoterms: distinct(recognition.lines.map(({ incoterm }) => incoterm?.value)),
  };
}

function viewQuestion(
  question: Question,
  { tables, recognition, readings }: UnderstoodPackage,
  words: PlaceWords,
  newOffers: ReadonlyMap<string, OfferDraft>,
): QuestionView {
  const { answers, alike = [], words: ownWords, readback = [], ...rest } = question;
  const ids = new Set([question.id, ...alike]);
  const newOffer =
    [...newOffers].find(([sourceId]) => isIdOfSource(question.id, sourceId))?.[1] ?? null;
  const { place } = question;
  const cell =
    place.kind === "cell" ? tables.get(place.tableId)?.rows[place.row]?.[place.column] : null;
  const source =
    place.kind === "cell"
      ? readings.find(({ sourceId = "" }) => isIdOfSource(place.tableId, sourceId))
      : undefined;
  return {
    ...rest,
    placeText: words(place),
    answers: answers.map(({ label }, index) => ({
      label,
      corrections: answersForAll(recognition, question, index),
    })),
    words: ownWords
      ? {
          label: ownWords.label,
          corrections: recognition.questions.flatMap((each) =>
            ids.has(each.id) && each.words ? [each.words.correction] : [],
          ),
        }
      : null,
    readback: readback.map((row) => ({
      ...row,
      answers: row.answers.map(({ label }) => ({
        label,
        corrections: rowAnswersForAll(recognition, question, row, label),
      })),
      words: row.words ? { label: row.words.label, corrections: [row.words.correction] } : null,
      offers: row.offers ?? [],
      lines: row.lines ?? [],
    })),
    newOffer: showsOffers(question) ? newOffer : null,
    scan:
      cell?.kind === "text" && cell.scan && source?.sourceId
        ? { ...cell.scan, sourceId: source.sourceId }
        : null,
  };
}

function viewRequest({ request }: UnderstoodPackage): RequestView | null {
  if (!request) return null;
  const { name, parts, neededBy, shipTo, matched } = request;
  return {
    name,
    parts: parts.slice(0, most.groups),
    neededBy,
    shipTo,
    unquoted: matched.unquoted.slice(0, most.names).map(({ part }) => part),
    unasked: matched.unasked.slice(0, most.names),
    missing: matched.missing.slice(0, most.names).map((each) => ({
      supplier: each.supplier,
      parts: each.parts.map(({ part }) => part),
      questions: each.questions,
      mail: missingMail(each, request),
    })),
  };
}

/** Each once, by the key under which settings are kept for it. */
function named(names: readonly string[]): NamedKey[] {
  const byKey = new Map(names.map((name) => [keyOfName(name), name]));
  return [...byKey]
    .map(([key, name]) => ({ key, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, most.names);
}

/** A window of a table's rows, as text. */
export function viewRows(
  table: SourceTable | undefined,
  recognition: Recognition | undefined,
  { from, count }: { from: number; count: number },
): RowsView {
  if (!table) return { from: 0, rowCount: 0, rows: [] };
  const reading = recognition?.tables.find(({ tableId }) => tableId === table.id);
  const reasons = new Map(reading?.skippedRows.map(({ row, reason }) => [row, reason]));
  const width = reading?.columns.length ?? 0;
  return {
    from,
    rowCount: table.rows.length,
    rows: table.rows.slice(from, from + count).map((cells, index) => {
      const row = from + index;
      return {
        row,
        number: table.firstRow + row,
        cells: Array.from({ length: Math.max(width, cells.length) }, (_, column) =>
          cellText(cells[column]),
        ),
        scans: cells.map((cell) => (cell?.kind === "text" && cell.scan) || null),
        skippedBecause: row === reading?.headerRow ? "headers" : (reasons.get(row) ?? null),
      };
    }),
  };
}

function viewTable(
  table: SourceTable,
  reading: TableReading | undefined,
  lineCount: number,
): TableView {
  const skipped = countBy(reading?.skippedRows ?? [], ({ reason }) => reason);
  const firstRow = (reading?.headerRow ?? -1) + 1;
  return {
    tableId: table.id,
    name: tableName(table),
    part: table.part,
    rowCount: table.rows.length,
    lineCount,
    columns: (reading?.columns ?? []).map((column) => ({
      ...column,
      letters: columnLetters(column.column),
      examples: table.rows
        .slice(firstRow, firstRow + most.exampleRows)
        .map((row) => cellText(row[column.column]))
        .filter((text) => text !== "")
        .slice(0, most.examples),
    })),
    skipped: [...skipped].map(([reason, rowCount]) => ({ reason, rowCount })),
  };
}

function viewGroup(
  group: OfferGroup,
  lines: ReadonlyMap<string, QuoteLine>,
  words: PlaceWords,
  settings: PackageSettings,
): GroupView {
  const placed = <Item extends { readonly sources: readonly SourcePlace[] }>(item: Item) => {
    const { sources, ...rest } = item;
    return { ...rest, places: [...new Set(sources.map(words))] };
  };
  const linesOf = ({ lineIds }: { readonly lineIds: readonly string[] }) =>
    lineIds.flatMap((id) => lines.get(id) ?? []);
  return {
    ...group,
    best: group.best.map((offer) => ({
      ...offer,
      quotedAs: quotedAs(linesOf(offer), words),
      terms: distinct(
        linesOf(offer).flatMap((line) => termsText({ ...termsOf(line), incoterm: null })),
      ),
      drafts: linesOf(offer).slice(0, most.drafts).map(draftOfLine),
      workings: offer.workings.map(placed),
      notes: offer.notes.map(placed),
    })),
    setAside: group.setAside.slice(0, most.setAside).map((offer) => ({
      ...placed(offer),
      drafts: linesOf(offer).slice(0, most.drafts).map(draftOfLine),
    })),
    setAsideCount: group.setAside.length,
    askedQuantity: settingOf(settings.askedQuantities, group.id),
  };
}

/** "EUR, FCA, row 7 of Quotes.xlsx": enough to find the line again. */
function quotedAs(lines: readonly QuoteLine[], words: PlaceWords): string {
  const terms = [
    ...distinct(lines.map(({ currency }) => currency?.value)),
    ...distinct(lines.map(({ incoterm }) => incoterm?.value)),
  ];
  const place =
    lines.length > 1
      ? `${lines.length} lines`
      : lines
          .map(({ prices }) => prices[0])
          .flatMap((price) => (price ? [words(price.price.place)] : []))
          .at(0);
  return [...terms, place].filter(Boolean).join(", ");
}

function listGroups(groups: readonly OfferGroup[], filter: string): GroupHead[] {
  const wanted = filter.trim().toLowerCase();
  const heads: GroupHead[] = [];
  for (const { id, title, rankedCount } of groups) {
    if (heads.length === most.groups) break;
    if (title.toLowerCase().includes(wanted)) heads.push({ id, title, rankedCount });
  }
  return heads;
}

function cellText(cell: CellValue | null | undefined): string {
  if (!cell) return "";
  return cell.text;
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))].sort();
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
