import { askBelowConfidence } from "#analyzer/intake/quote-line.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import { compare } from "./compare.ts";
import { type Difference, isDoubtedIn, isFalse, matters } from "./difference.ts";
import { KnowingVisitor } from "./knowing-visitor.ts";
import { recognizeFile } from "./recognize-file.ts";
import type { Truth } from "./truth.ts";

export const outcomes = [
  "right",
  "right after answering",
  "silently wrong",
  "lines lost unsaid",
  "doubt that cannot be settled",
  "value missed",
  "nothing",
] as const;

export type Outcome = (typeof outcomes)[number];

export interface Verdict {
  readonly outcome: Outcome;
  /** How many had to be answered. */
  readonly questionCount: number;
  /** What is wrong when all is answered. */
  readonly differences: readonly Difference[];
  /** Offers of which something was typed that was not read. */
  readonly typedCount: number;
}

/** Reads a file as a visitor who knows its truth would: every question gets the best answer it offers. */
export function judge(reading: FileReading, truth: Truth): Verdict {
  if (truth.notAQuote) return judgeOther(reading);
  if (truth.mustAsk !== undefined) return judgeAmbiguous(reading, truth.mustAsk);
  const first = recognizeFile(reading);
  const found = compare(truth, first);
  const visitor = new KnowingVisitor(reading, truth, first, found);
  visitor.answerAll();
  const { recognition, questionCount, typedCount, differences } = visitor;
  const outcome = outcomeOf(recognition, first, found, differences);
  return { outcome, questionCount, differences, typedCount };
}

function outcomeOf(
  { lines, questions }: Recognition,
  first: Recognition,
  found: readonly Difference[],
  left: readonly Difference[],
): Outcome {
  const isOpen = questions.length > 0;
  if (lines.length === 0) return "nothing";
  if (!left.some(matters)) {
    if (isOpen) return "doubt that cannot be settled";
    return found.some(matters) ? "right after answering" : "right";
  }
  const doubtedLines = new Set(
    first.lines.flatMap(({ tableId, row, part, prices }) =>
      [part, prices[0]?.price].some((each) => each && each.confidence < askBelowConfidence)
        ? [`${tableId}:${row}`]
        : [],
    ),
  );
  const wasDoubted = (difference: Difference) =>
    isDoubtedIn(found, difference) ||
    (difference.kind === "line-invented" &&
      doubtedLines.has(difference.line.split(":", 2).join(":")));
  const silent = left.filter((each) => matters(each) && !wasDoubted(each));
  if (silent.some(isFalse)) return "silently wrong";
  if (silent.some(({ kind }) => kind === "line-lost")) {
    return isOpen ? "doubt that cannot be settled" : "lines lost unsaid";
  }
  return left.some((each) => matters(each) && wasDoubted(each))
    ? "doubt that cannot be settled"
    : "value missed";
}

/** What the file leaves open must be asked, or left empty. */
function judgeAmbiguous(reading: FileReading, field: string): Verdict {
  const { lines, questions } = recognizeFile(reading);
  const readingOf = (line: (typeof lines)[number]) => {
    if (field === "unitPrice") return line.prices[0]?.price;
    if (field === "per") return line.unit;
    return field in line ? line[field as "currency"] : null;
  };
  const isCertain = lines.some((line) => {
    const reading = readingOf(line);
    return reading ? reading.confidence >= askBelowConfidence : false;
  });
  const isSilent = questions.length === 0 && isCertain;
  const questionCount = questions.length;
  return {
    outcome: isSilent ? "silently wrong" : "right",
    questionCount,
    differences: [],
    typedCount: 0,
  };
}

/** What is no quote has no line, or none that is not asked about. */
function judgeOther(reading: FileReading): Verdict {
  const recognition = recognizeFile(reading);
  const differences = compare({ layout: "", language: "", lines: [] }, recognition);
  const questionCount = recognition.questions.length;
  const typedCount = 0;
  if (differences.length === 0) return { outcome: "right", questionCount, differences, typedCount };
  const isSilent = questionCount === 0 || differences.some(({ isDoubted }) => !isDoubted);
  return {
    outcome: isSilent ? "silently wrong" : "right after answering",
    questionCount,
    differences,
    typedCount,
  };
}
