import { placeText } from "#analyzer/intake/place-text.ts";
import { offerToAdd } from "#analyzer/intake/answers.ts";
import type { QuoteLine } from "#analyzer/intake/quote-line.ts";
import { isIdOfSource } from "#analyzer/intake/source.ts";
import type { Analysis } from "#analyzer/package/analysis.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { deliveryOf } from "#analyzer/package/normalize/delivery.ts";
import { keyOfName, supplierKey } from "#analyzer/package/part-key.ts";
import { missingRates } from "#analyzer/package/rates.ts";
import { missingMail } from "#analyzer/package/request/match-request.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";
import { countryOf, isWithoutBorder } from "#analyzer/quote/countries.ts";

import type { AnalysisInput } from "../package/analysis-input.ts";
import { listGroups, viewGroup } from "./group-view.ts";
import { countBy, distinct } from "./lists.ts";
import { inOrderOfEffect, viewQuestion } from "./question-view.ts";
import { viewTable } from "./table-view.ts";
import type { PlaceWords, UnderstoodPackage } from "./understood-package.ts";

/** What crosses to the page at most, whatever the files hold. */
const most = {
  requestedParts: 200,
  questions: 20,
  similar: 8,
  names: 60,
};

/** All of a package that the page shows. It stays small, however large the files are. */
export function viewPackage(
  understood: UnderstoodPackage,
  analysis: Analysis,
  input: AnalysisInput,
) {
  const { readings, tables, recognition, similar, settings } = understood;
  const words: PlaceWords = (place) => placeText(place, tables);
  const lines = new Map(recognition.lines.map((line) => [line.id, line]));
  const lineCounts = countBy(recognition.lines, ({ tableId }) => tableId);
  const tableReadings = new Map(recognition.tables.map((each) => [each.tableId, each]));
  const group =
    analysis.groups.find(({ id }) => id === input.groupId) ?? analysis.groups.at(0) ?? null;

  const said = input.corrections.map(({ correction }) => correction);
  const sources = readings.map((reading) => {
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
      /** Who sent it; `null` where nobody is named or several are. */
      supplier: onlySupplier(recognition.lines.filter((line) => isIdOfSource(line.id, sourceId))),
      tables,
      problems: reading.problems,
      /** Where another file holds in its place: why, and whether the visitor uses it all the same. */
      aside: asideView(sourceId, understood),
      /** For an offer that was not seen in it. */
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
    /** Parts that may be one, for the visitor to join. */
    similar: similar
      .slice(0, most.similar)
      .map(({ parts, reason }) => ({ partKey: keyOfName(parts[1]), parts, reason })),
    suppliers: viewSuppliers(recognition.lines, words),
    /** ISO 3166: where the goods go, as it was said, as the request says, or as the browser's region is. */
    destination: settings.destination,
    /** ISO 3166: where goods come from that may bear duty. */
    origins: viewOrigins(recognition.lines, settings),
    groups: listGroups(analysis.groups, input.groupFilter),
    groupCount: analysis.groups.length,
    group: group && viewGroup(group, lines, words, settings),
    lineCount: analysis.lineCount,
    supplierCount: new Set(recognition.lines.map(supplierKey)).size,
    rankedCount: analysis.rankedCount,
    setAsideCount: analysis.setAsideCount,
    totalSavings: analysis.totalSavings,
    /** What is unlike all other offers for its part. */
    standOuts: analysis.standOuts.slice(0, most.names).map(({ sources, ...each }) => ({
      ...each,
      places: distinct(sources.map(words)),
    })),
    notes: [...analysis.notes, ...understood.files.notes],
    /** What costs are shown in: as it was set, or the only currency that is quoted where there is no rate for it. */
    currency: settings.currency,
    rates: settings.rates,
    missingRates: missingRates(recognition.lines, settings.rates),
    currencies: distinct(recognition.lines.map(({ currency }) => currency?.value)),
  };
}

export type PackageView = ReturnType<typeof viewPackage>;
export type SourceView = PackageView["sources"][number];
/** The request as it was read, and what the quotes leave open of it. */
export type RequestView = NonNullable<PackageView["request"]>;

function onlySupplier(lines: readonly QuoteLine[]): string | null {
  const names = new Map(lines.map((line) => [supplierKey(line), line.supplier.value]));
  const [name] = names.values();
  return names.size === 1 ? (name ?? null) : null;
}

function asideView(sourceId: string, { files, settings, request }: UnderstoodPackage) {
  if (request?.sourceId === sourceId)
    return { reason: "it is taken as the request", isUsed: false };
  const found = files.aside.find((each) => each.sourceId === sourceId);
  const isUsed = settings.usedFiles?.includes(sourceId) ?? false;
  return found ? { reason: found.reason, isUsed } : null;
}

function viewRequest({ request }: UnderstoodPackage) {
  if (!request) return null;
  const { name, sourceId, parts, neededBy, shipTo, matched } = request;
  return {
    name,
    /** Of the file among the quotes that was taken as the request. */
    sourceId,
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

/** Each once, under the key that settings are kept by. */
function viewSuppliers(lines: readonly QuoteLine[], words: PlaceWords) {
  return [...Map.groupBy(lines, supplierKey)]
    .map(([key, [first, ...others]]) => {
      const shipsFrom = [first, ...others].find((line) => line?.shipsFrom)?.shipsFrom;
      return {
        key,
        name: first?.supplier.value ?? key,
        /** ISO 3166, as its files show. */
        shipsFrom: shipsFrom?.value ?? null,
        shownBy: shipsFrom ? `“${shipsFrom.raw}”, ${words(shipsFrom.place)}` : null,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, most.names);
}

function viewOrigins(lines: readonly QuoteLine[], settings: PackageSettings): string[] {
  const { destination } = settings;
  const codes = lines.map((line) => {
    const { shipsFrom } = deliveryOf(line, settings);
    const isAbroad =
      shipsFrom === null || destination === null || !isWithoutBorder(shipsFrom, destination);
    if (!isAbroad) return undefined;
    return countryOf(line.origin?.value ?? "") ?? shipsFrom ?? undefined;
  });
  return distinct(codes).slice(0, most.names);
}
