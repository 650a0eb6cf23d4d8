/** Words that say nothing of what is looked for. They are neither indexed from the text nor required of a result. */
const stopWords = new Set(
  (
    "a about an and any are as at be been but by can do does for from get had has have how i if in into is it its me my " +
    "no not of off on one or our out so such than that the their them then there these they this those to too up us " +
    "was we were what when where which who whom why will with would you your"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Without accents and capitals: “Société” is found by “societe”. */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

const compound = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const joint = /[-'’.]/;

/** Every word of a text. Compounds give their parts and the whole: “Co-pilot” is “co”, “pilot” and “copilot”. */
export function indexedWords(text: string): string[] {
  return (plainLetters(text).match(compound) ?? []).flatMap((word) => {
    const parts = word.split(joint);
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });
}

/** The words that a result must have. A query of nothing but stop words is taken at its word. */
export function queryWords(query: string): string[] {
  const words = [...new Set(plainLetters(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}
