/** The code of parts that a page brings with it and that is still on its way. */
const coming = new Set<Promise<unknown>>();

/** Keeps the page from being shown until this code is there, or cannot be had: the part itself then says what to do. */
export function comesWithPage(load: Promise<unknown>): void {
  const settled: Promise<unknown> = load.catch(() => {}).finally(() => coming.delete(settled));
  coming.add(settled);
}

/** When the code of all parts is there; a part may bring parts of its own. */
export async function partsOfPage(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}
