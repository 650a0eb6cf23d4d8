/** A word of a data file, if it is one of those the code knows. */
export function knownWord<Word extends string>(words: readonly Word[], said: string): Word {
  const found = words.find((word) => word === said);
  if (found === undefined) throw new Error(`“${said}” is none of ${words.join(", ")}.`);
  return found;
}
