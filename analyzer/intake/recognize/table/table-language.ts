import type { CellValue } from "../../source.ts";
import { languages, type Language } from "../headers/header-meaning.ts";
import type { Meaning } from "../headers/header-phrases.ts";
import { readHeader, type HeaderReading } from "../headers/read-header.ts";

export const pointLanguages: ReadonlySet<Language> = new Set<Language>(["en", "zh", "ja"]);

/** The language of most headers, or `null`. */
export function findLanguage(headers: readonly HeaderReading[]): Language | null {
  const votes = new Map<Language, number>(languages.map((language) => [language, 0]));
  for (const { meanings } of headers) {
    const spoken = meanings[0]?.languages ?? [];
    for (const language of spoken) {
      votes.set(language, (votes.get(language) ?? 0) + 1 / spoken.length);
    }
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined) return null;
  return first[1] >= 1.5 && first[1] > second[1] * 1.3 ? first[0] : null;
}

/** Of what the same words may mean, only what they mean in the table's language. */
export function inLanguage(header: HeaderReading, language: Language | null): HeaderReading {
  const isSpoken = (meaning: Meaning) => language !== null && meaning.languages.includes(language);
  const words = header.meanings[0]?.words;
  const same = header.meanings.filter((meaning) => meaning.words === words);
  const spoken = same.filter(isSpoken);
  if (same.length < 2 || spoken.length === 0 || spoken.length === same.length) return header;
  const raised = spoken.length === 1 ? spokenAlone : 0;
  return {
    ...header,
    meanings: header.meanings
      .filter((meaning) => meaning.words !== words || spoken.includes(meaning))
      .map((meaning) =>
        meaning.words === words ? { ...meaning, score: meaning.score + raised } : meaning,
      ),
  };
}

/** A header that a file splits over two columns, one of them empty, is one: "Tooling" and "one-time". */
export function withSplitHeaders(
  texts: readonly string[],
  samples: readonly (readonly CellValue[])[],
): string[] {
  const isEmpty = (column: number) => samples[column]?.length === 0 && (texts[column] ?? "") !== "";
  return samples.map((_, column) => {
    const own = texts[column] ?? "";
    const before = texts[column - 1] ?? "";
    if (isEmpty(column) || !isEmpty(column - 1)) return own;
    const { meanings, quantity } = readHeader(own);
    const isOpen = meanings.length === 0 || quantity !== null;
    return isOpen ? `${before} ${own}`.trim() : own;
  });
}

/** What a word loses for meaning several things. */
const spokenAlone = 8;
