/** Enough to keep every core at work, few enough to keep little in memory and few files open. */
const atOnce = 16;

/** Does the work for each item, several at a time, in order of their start. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const takeTurns = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}
