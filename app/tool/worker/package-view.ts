import { placeText } from "#analyzer/intake/place-text.ts";
import { offerToAdd } from "#analyzer/intake/answers.ts";
import { isIdOfSource } from "#analyzer/intake/source.ts";
import type { Analysis } from "#analyzer/package/analysis.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { keyOfName, supplierKey } from "#analyzer/package/part-key.ts";
import { missingMail } from "#analyzer/package/request/match-request.ts";

import { listGroups, viewGroup } from "./group-view.ts";
import { countBy, distinct } from "./lists.ts";
import { inOrderOfEffect } from "./question-order.ts";
import { viewQuestion } from "./question-view.ts";
import { viewTable } from "./table-view.ts";
import type { PlaceWords, UnderstoodPackage } from "./understood-package.ts";
import type {
  AnalysisInput,
  NamedKey,
  PackageView,
  RequestView,
  SourceView,
} from "./worker-messages.ts";

/** What crosses to the page at most, whatever the files hold. */
const most = {
  requestedParts: 200,
  questions: 20,
  similar: 8,
  names: 60,
};

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

function viewRequest({ request }: UnderstoodPackage): RequestView | null {
  if (!request) return null;
  const { name, parts, neededBy, shipTo, matched } = request;
  return {
    name,
    parts: parts.slice(0, most.requestedParts),
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
