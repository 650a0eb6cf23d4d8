/**
 * What a text means, remembered for the last texts: files are read again on each answer, and tables repeat their words. Past
 * its limit it forgets them all.
 */
export function remembered<Meaning extends NonNullable<unknown> | null>(
  read: (text: string) => Meaning,
  limit = 2000,
): (text: string) => Meaning {
  const known = new Map<string, Meaning>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const meaning = read(text);
    if (known.size >= limit) known.clear();
    known.set(text, meaning);
    return meaning;
  };
}
