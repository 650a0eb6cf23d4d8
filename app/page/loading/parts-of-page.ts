/** The code of parts that a page brings with it and that is still on its way. */
const coming = new Set<Promise<unknown>>();

/** Keeps the page from being shown until this code is there, or cannot be had: the part itself then says what to do. */
export function comesWithPage(load: Promise<unknown>): void {
  const settled: Promise<unknown> = load.catch(() => {}).finally(() => coming.delete(settled));
  coming.add(settled);
}

/**
 * Goes to a page, then waits for the code of the parts that it brought, which may bring parts of their own. What was on its
 * way before is another page's: whoever leaves does not wait for it.
 */
export async function withPartsOfPage(go: () => Promise<unknown>): Promise<void> {
  const ofOthers = new Set(coming);
  await go();
  for (;;) {
    const own = [...coming].filter((load) => !ofOthers.has(load));
    if (own.length === 0) return;
    await Promise.all(own);
  }
}
