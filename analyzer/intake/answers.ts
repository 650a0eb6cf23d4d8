import {
  type Correction,
  type OfferDraft,
  type OfferField,
  offerFields,
  type OfferWords,
  type Question,
  type ReadbackRow,
  type Recognition,
} from "./recognition.ts";
import { tableIdOf } from "./source.ts";

export function answerAsOffer({ of, ...drafted }: OfferDraft, said: OfferWords): Correction[] {
  const wordOf = (words: OfferWords, field: OfferField) => (words[field] ?? "").trim();
  if (of.kind === "row") {
    const words = offerFields.flatMap((field) => {
      const word = wordOf(said, field);
      return word === "" ? [] : [[field, word] as const];
    });
    return [{ ...of, kind: "offer", ...noWords, ...Object.fromEntries(words) }];
  }
  return offerFields
    .filter((field) => wordOf(said, field) !== wordOf(drafted, field))
    .map((field) => ({ kind: "line", lineId: of.lineId, field, text: wordOf(said, field) }));
}

const noWords = { part: "", quantity: "", price: "", leadTime: "" };

/** The correction that takes away what was read as an offer and is none; `null` where nothing was read. */
export function notAnOffer({ of }: Pick<OfferDraft, "of">): Correction | null {
  if (of.kind === "row") return null;
  return {
    kind: "choice",
    tableId: of.tableId,
    about: `offer/${of.lineId}`,
    choice: "none",
  };
}

/** An offer of a file that was not seen in it, for the visitor to say. */
export function offerToAdd(
  sourceId: string,
  fileName: string,
  corrections: readonly Correction[],
): OfferDraft {
  const tableId = tableIdOf(sourceId, 0);
  const added = corrections.filter(
    (each) =>
      each.kind === "offer" && each.tableId === tableId && each.about.startsWith(addedOffer),
  );
  const about = `${addedOffer}${added.length + 1}`;
  return { ...noWords, of: { kind: "row", tableId, about, place: { kind: "file", fileName } } };
}

const addedOffer = "added/";

/** Whether a question lists offers, so that one that is missing is seen to be. */
export function showsOffers({ readback = [] }: Question): boolean {
  return readback.some(({ offers = [], lines = [] }) => offers.length + lines.length > 0);
}

/** The corrections of one answer, for all tables of the same shape that ask alike. */
export function answersForAll(
  { questions }: Pick<Recognition, "questions">,
  question: Question,
  answer: number,
): Correction[] {
  const ids = new Set([question.id, ...(question.alike ?? [])]);
  return questions.flatMap(({ id, answers }) => {
    const correction = ids.has(id) ? answers[answer]?.correction : undefined;
    return correction === undefined ? [] : [correction];
  });
}

/** The corrections of one answer in a row of the question, for all tables of the same shape that ask alike. */
export function rowAnswersForAll(
  { questions }: Pick<Recognition, "questions">,
  question: Question,
  { what }: ReadbackRow,
  label: string,
): Correction[] {
  const ids = new Set([question.id, ...(question.alike ?? [])]);
  return questions
    .filter(({ id }) => ids.has(id))
    .flatMap(({ readback = [] }) => readback.filter((row) => row.what === what))
    .flatMap(({ answers }) => answers.find((each) => each.label === label)?.correction ?? []);
}

/** The answer to a question in the visitor's own words. */
export function answerInWords(
  { correction }: NonNullable<Question["words"]>,
  text: string,
): Correction {
  return { ...correction, text: text.trim() };
}
