import { settledFacts } from "./settled-facts.ts";

/** Every saying of a settled fact outside its record, as "file:line fact". */
export function secondSayings(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      settledFacts
        .filter(({ records, except = {} }) => !records.includes(file) && !(file in except))
        .filter(({ said }) => said.test(line))
        .map(({ fact }) => `${file}:${index + 1} ${fact}`),
    ),
  );
}

export function sayingsOf(sentences: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    settledFacts.map(({ fact, said, about = said }) => [
      fact,
      sentences.filter((sentence) => about.test(sentence)),
    ]),
  );
}

/** Every sentence that says a fact otherwise than its record does. */
export function contradictions(sentences: readonly string[]): string[] {
  return settledFacts.flatMap(({ fact, otherwise }) =>
    sentences
      .filter((sentence) => otherwise.test(sentence))
      .map((sentence) => `says otherwise than the record of “${fact}”: ${sentence}`),
  );
}
