import { lineFieldNames } from "../../intake/field-names.ts";
import type { QuoteLine } from "../../intake/quote-line.ts";
import type { Correction, Question, Recognition } from "../../intake/recognition.ts";
import type { FileReading } from "../../intake/source.ts";
import { understandFiles } from "../../intake/understand-files.ts";
import { withHeads } from "../files/quote-head.ts";
import { deliveryTermText } from "../normalize/delivery.ts";
import { keyOfName } from "../part-key.ts";
import { shapeOf } from "./file-shape.ts";
import {
  answersAt,
  isAnswerTo,
  isSameQuestion,
  placeOfAnswer,
  questionKey,
} from "./question-key.ts";
import {
  isOfStatedTerm,
  mayHoldAgain,
  movedTo,
  type RecalledFile,
  type RememberedAnswer,
  type RememberedSupplier,
  rememberedTerms,
} from "./remembered-supplier.ts";

/** What the visitor said of a file that will hold for the next of its kind; `null` where none would be known again. */
export function rememberSupplier(
  reading: FileReading,
  corrections: readonly Correction[],
  settledAt: string,
): RememberedSupplier | null {
  const name = nameOf(reading);
  const shape = shapeOf(reading, understandFiles([reading], []));
  if (shape === null) return null;
  const answers: RememberedAnswer[] = [];
  for (const [index, correction] of corrections.entries()) {
    if (!mayHoldAgain(correction)) continue;
    const { questions } = understandFiles([reading], corrections.slice(0, index));
    const asked = questions.find((question) => isAnswerTo(question, correction));
    // What is said unasked is said of a column that the headings know again, or of no other file.
    if (asked === undefined && !unasked.has(correction.kind)) continue;
    const to = asked === undefined ? null : questionKey(asked, correction, name, questions);
    const moved = movedTo(correction, name.sourceId, "");
    const nth = asked && isOfStatedTerm(correction) ? placeOfAnswer(asked, correction) : undefined;
    if (nth === undefined) answers.push({ to, correction: moved });
    // What was typed is of this quote alone.
    else if (nth >= 0) answers.push({ to, nth, correction: { ...moved, text: "" } as Correction });
  }
  const terms = termsOf(reading, understandFiles([reading], corrections));
  const { supplier } = terms;
  return supplier === undefined || answers.length === 0
    ? null
    : { shape, supplier, settledAt, answers, terms };
}

const unasked: ReadonlySet<Correction["kind"]> = new Set([
  "column",
  "unit",
  "number-style",
  "date-style",
  "currency-sign",
]);

/**
 * The same answers for a file of the same shape, as far as it asks the same: what it says itself goes before what was
 * said of another. `null` where nothing is known of it.
 */
export function recallFile(
  reading: FileReading,
  known: readonly RememberedSupplier[],
): RecalledFile | null {
  const name = nameOf(reading);
  const first = understandFiles([reading], []);
  const own = known.length === 0 ? null : shapeOf(reading, first);
  const found = known.find(({ shape }) => shape === own);
  if (found === undefined) return null;
  let open = found.answers.map((each) => ({
    ...each,
    correction: movedTo(each.correction, "", name.sourceId),
  }));
  const corrections: Correction[] = [];
  let understood = first;
  for (;;) {
    const { questions } = understood;
    const fitting = open.flatMap((each) => {
      const correction = again(each, questions, name);
      return correction === undefined ? [] : [{ each, correction }];
    });
    // One may change what the next is asked about: a yes is to what was put right before.
    const plain = fitting.filter(
      ({ each, correction }) => each.nth === undefined && correction.kind !== "confirm",
    );
    const given = plain.length > 0 ? plain : fitting.slice(0, 1);
    if (given.length === 0) break;
    corrections.push(...given.map(({ correction }) => correction));
    open = open.filter((each) => !given.some((other) => other.each === each));
    understood = understandFiles([reading], corrections);
  }
  const changes = changedTerms(found, termsOf(reading, understood));
  const chosen = corrections.flatMap((each) =>
    isOfStatedTerm(each) ? [`${lineFieldNames[each.field]} ${each.text}`] : [],
  );
  const { shape, supplier, settledAt } = found;
  return corrections.length === 0 && changes.length === 0
    ? null
    : { sourceId: name.sourceId, shape, supplier, settledAt, corrections, changes, chosen };
}

/** The answer in the words of the file at hand; `undefined` where it does not ask the same, or asks it twice. */
function again(
  { to, nth, correction }: RememberedAnswer,
  questions: readonly Question[],
  name: ReturnType<typeof nameOf>,
): Correction | undefined {
  if (to === null) return correction;
  const [first, second] = questions.flatMap((question) => {
    const offered =
      nth === undefined
        ? [correction].filter((each) => isAnswerTo(question, each))
        : answersAt(question, nth, correction);
    return offered.filter((each) =>
      isSameQuestion(questionKey(question, each, name, questions), to),
    );
  });
  return second === undefined || nth === undefined ? first : undefined;
}

function nameOf({ sourceId, fileName }: FileReading) {
  return { sourceId: sourceId ?? fileName, fileName };
}

type Terms = RememberedSupplier["terms"];

/** What the file says of them, or the visitor did; nothing where its lines differ. */
function termsOf(reading: FileReading, { lines }: Recognition): Terms {
  // Dates are of no interest here, so that any day does.
  const headed = withHeads(lines, [reading], "9999-12-31");
  const said = rememberedTerms.flatMap((term) => {
    const values = new Set(headed.map((line) => termOf(line, term)));
    const [value] = values;
    return values.size === 1 && value !== undefined ? [[term, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function termOf(line: QuoteLine, term: (typeof rememberedTerms)[number]): string | undefined {
  return term === "incoterm" ? (deliveryTermText(line) ?? undefined) : line[term]?.value;
}

const names = {
  supplier: "Supplier",
  currency: "Currency",
  incoterm: "Delivery",
  paymentTerms: "Payment",
} as const;

function changedTerms({ terms }: RememberedSupplier, now: Terms): string[] {
  return rememberedTerms.flatMap((term) => {
    const [before, after] = [terms[term], now[term]];
    const isChanged =
      before !== undefined && after !== undefined && keyOfName(before) !== keyOfName(after);
    return isChanged ? [`${names[term]}: ${after}, not ${before} as before.`] : [];
  });
}
