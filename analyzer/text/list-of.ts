/** "a, b, and c". By hand: the first `Intl` object of a page takes longer to make than the whole ranking. */
export function listOf(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}
