import type { Recognition } from "#analyzer/intake/recognition.ts";

/** All that the visitor reads in questions. */
export function wordsAsked({ questions }: Recognition): string {
  return questions
    .flatMap(({ text, reason, answers, readback = [] }) => [
      text,
      reason,
      ...answers.map(({ label }) => label),
      ...readback.flatMap(({ what, read, from }) => [what, read, from]),
    ])
    .join(" | ");
}

export function valuesIn(words: string): Set<number> {
  const spaced = words.match(/\d[\d.,'’ \u00a0\u202f]*/g) ?? [];
  const single = words.match(/\d[\d.,'’]*/g) ?? [];
  return new Set([...spaced, ...single].flatMap(valuesOf));
}

/** A numeral in either way of writing. */
export function valuesOf(numeral: string): number[] {
  const bareNumeral = numeral.replace(/[.,'’\s]+$/u, "").replace(/['’\s]/gu, "");
  return [
    Number(bareNumeral.replaceAll(",", "")),
    Number(bareNumeral.replaceAll(".", "").replace(",", ".")),
  ];
}
