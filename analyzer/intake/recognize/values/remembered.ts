/**
 * What a text means, remembered for the last texts: files are read again on each answer, and tables repeat their words. Past
 * its limit it forgets them all.
 */
export function remembered<
  Meaning extends NonNullable<unknown> | null,
  Text extends string = string,
>(read: (text: Text) => Meaning, limit = 2000): (text: Text) => Meaning {
  const known = new Map<Text, Meaning>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const meaning = read(text);
    if (known.size >= limit) known.clear();
    known.set(text, meaning);
    return meaning;
  };
}

/** What is made of a thing, made once for as long as the thing is held. */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made) {
  const known = new WeakMap<Thing, { readonly made: Made }>();
  return (thing: Thing): Made => {
    const before = known.get(thing) ?? { made: make(thing) };
    known.set(thing, before);
    return before.made;
  };
}
