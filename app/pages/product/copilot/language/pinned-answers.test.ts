import { expect, test } from "vitest";

import { type Answer, answer, followUps, nextPages, prepareRequest } from "../answering/answer.ts";
import { listedRow, rowsToShow } from "../answering/compute.ts";
import { formatFigure, phraseOf } from "../answering/say.ts";
import { confidenceSamples, exampleQuestions } from "../records/questions.ts";
import { glossed } from "./gloss.ts";
import pinned from "./testing/pinned-answers.txt?raw";
import { understand } from "./understand.ts";

function outcome(question: string): string[] {
  const understanding = understand(question);
  const glosses = glossed(question, understanding).flatMap(({ text, gloss }) =>
    gloss ? [`${text} = ${gloss.slot} ${gloss.reading}`] : [],
  );
  const marks = glosses.length > 0 ? [`marks: ${glosses.join("; ")}`] : [];
  switch (understanding.kind) {
    case "refusal":
      return [...marks, `refused: ${understanding.reason}`];
    case "unsure":
      return [
        ...marks,
        `asked back at ${understanding.confidence}: ${understanding.doubts.join(" ")}`,
        ...understanding.readings.map((reading) => `or: ${phraseOf(reading)}`),
      ];
    case "reading":
      return [
        ...marks,
        `read at ${understanding.confidence}`,
        ...answered(answer(understanding.reading)),
      ];
  }
}

const linesPinned = 2;

function answered(given: Answer): string[] {
  const { reading, readAs, result, unit, sentence, explanation } = given;
  const prepared = prepareRequest(given);
  const { lines, rest, rowsOnFile } = result;
  const figure = (value: number) => formatFigure(value, unit, reading.currency);
  return [
    `as: ${readAs}`,
    `says: ${sentence}`,
    ...(explanation ? [`because: ${explanation}`] : []),
    ...lines.slice(0, linesPinned).map((line) => {
      const { shown, more } = rowsToShow(line, reading, 1);
      const rows = shown.map((row) => Object.values(listedRow(row, reading)).join(" "));
      return `${line.label}: ${figure(line.value)} of ${rows.join(", ")} and ${more.length} more`;
    }),
    `${lines.length} lines, ${rest.length} besides, of ${rowsOnFile} rows`,
    ...followUps(given).map(({ label, question }) => `next: ${label} (${question})`),
    ...nextPages(given).map(({ label, to }) => `page: ${label} (${to})`),
    ...(prepared ? [`prepared: ${JSON.stringify(prepared)}`] : []),
  ];
}

/** One of each way to ask, and of each way to ask in vain: a line that is not indented, with its answer below. */
const questions = pinned.split("\n").filter((line) => /^\S/.test(line));

test("each way to ask has the answer it had", async () => {
  expect(questions).toEqual(expect.arrayContaining([...exampleQuestions, ...confidenceSamples]));
  const text = questions.map((each) => [each, ...outcome(each)].join("\n  ")).join("\n");
  await expect(`${text}\n`).toMatchFileSnapshot("./testing/pinned-answers.txt");
});
