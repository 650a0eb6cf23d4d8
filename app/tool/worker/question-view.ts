import { answersForAll, rowAnswersForAll, showsOffers } from "#analyzer/intake/answers.ts";
import type { OfferDraft, Question, ShownOffer } from "#analyzer/intake/recognition.ts";
import { isIdOfSource } from "#analyzer/intake/source.ts";

import type { PlaceWords, UnderstoodPackage } from "./understood-package.ts";
import type { QuestionView, ShownOfferView } from "./question-messages.ts";

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
      isListed: row.isListed === true,
    })),
    offers: offers === undefined ? null : { ...offers, rows: offers.rows.map(viewOffer) },
    newOffer: showsOffers(question) ? newOffer : null,
    scan:
      cell?.kind === "text" && cell.scan && source?.sourceId
        ? { ...cell.scan, sourceId: source.sourceId }
        : null,
  };
}

function viewOffer({ answers, ...rest }: ShownOffer): ShownOfferView {
  return {
    ...rest,
    answers: answers.map(({ label, correction }) => ({ label, corrections: [correction] })),
  };
}
