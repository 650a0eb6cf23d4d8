import type { Correction, Recognition } from "#analyzer/intake/recognition.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import { firstSteps } from "#analyzer/package/first-steps.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { compare } from "./compare.ts";
import { type Difference, matters } from "./difference.ts";
import { recognizeFile } from "./recognize-file.ts";
import type { Truth } from "./truth.ts";

export interface Agreed {
  readonly questionCount: number;
  /** Nothing that was read of any field is wrong or missing. */
  readonly isAllRight: boolean;
  /** Parts, quantities, prices, suppliers and currencies are. */
  readonly isCoreRight: boolean;
  readonly differences: readonly Difference[];
}

const coreFields = new Set([
  "line",
  "part",
  "quantity",
  "unitPrice",
  "priceBreaks",
  "supplier",
  "currency",
]);
/** More than any file asks; an answer that brings its own question up again would go on for ever. */
const mostQuestions = 30;

/** A visitor who says yes to everything: takes the first answer of each question, and types nothing. */
export function agree(reading: FileReading, truth: Truth): Agreed {
  const said: Correction[] = [];
  const asked = new Set<string>();
  let recognition = seen(reading, said);
  while (asked.size < mostQuestions) {
    const question = recognition.questions.find(({ id }) => !asked.has(id));
    if (question === undefined) break;
    asked.add(question.id);
    const [first] = question.answers;
    if (first === undefined) continue;
    said.push(first.correction);
    recognition = seen(reading, said);
  }
  const differences = compare(truth, recognition).filter(matters);
  return {
    questionCount: asked.size,
    isAllRight: differences.length === 0,
    isCoreRight: !differences.some(({ field }) => coreFields.has(field)),
    differences,
  };
}

/** With what is asked where this file is the only one. */
function seen(reading: FileReading, said: readonly Correction[]): Recognition {
  const recognition = recognizeFile(reading, said);
  const askedQuantities = firstSteps(recognition.lines);
  return { ...recognition, questions: openQuestions(recognition, { askedQuantities }) };
}
