import { answersForAll, rowAnswersForAll, showsOffers } from "#analyzer/intake/answers.ts";
import type { OfferDraft, Question, ShownOffer } from "#analyzer/intake/recognition.ts";
import { isIdOfSource, type SourcePlace } from "#analyzer/intake/source.ts";

import type { PlaceWords, UnderstoodPackage } from "./understood-package.ts";
import type { QuestionView, ScanCut, ShownOfferView } from "./question-messages.ts";

export function viewQuestion(
  question: Question,
  { tables, recognition, readings }: UnderstoodPackage,
  words: PlaceWords,
  newOffers: ReadonlyMap<string, OfferDraft>,
): QuestionView {
  const { answers, alike = [], words: ownWords, readback = [], offers, ...rest } = question;
  const ids = new Set([question.id, ...alike]);
  const newOffer =
    [...newOffers].find(([sourceId]) => isIdOfSource(question.id, sourceId))?.[1] ?? null;
  const { place } = question;
  const scanAt = (at: SourcePlace | undefined) => scanCutAt(at, tables, readings);
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
      isListed: row.isListed === true,
      scan: scanAt(row.place),
    })),
    offers: offers === undefined ? null : { ...offers, rows: offers.rows.map(viewOffer) },
    newOffer: showsOffers(question) ? newOffer : null,
    scan: scanAt(place),
  };
}

function scanCutAt(
  place: SourcePlace | undefined,
  tables: UnderstoodPackage["tables"],
  readings: UnderstoodPackage["readings"],
): ScanCut | null {
  if (place?.kind !== "cell") return null;
  const cell = tables.get(place.tableId)?.rows[place.row]?.[place.column];
  const source = readings.find(({ sourceId = "" }) => isIdOfSource(place.tableId, sourceId));
  return cell?.kind === "text" && cell.scan && source?.sourceId
    ? { ...cell.scan, sourceId: source.sourceId }
    : null;
}

function viewOffer({ answers, ...rest }: ShownOffer): ShownOfferView {
  return {
    ...rest,
    answers: answers.map(({ label, correction }) => ({ label, corrections: [correction] })),
  };
}
