/** FNV-1a over UTF-16 code units, as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Mulberry32: small, fast, and the same sequence on every machine. */
export function seededRandom(seed: string) {
  let state = hash(seed);

  /** A number from 0 up to, but not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number): number => low + next() * (high - low);

  return Object.assign(next, {
    range,
    /** A whole number from low to high, both included. */
    int: (low: number, high: number) => Math.floor(range(low, high + 1)),
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error("Cannot pick from an empty list");
      return items[Math.floor(next() * items.length)] as Item;
    },
  });
}
