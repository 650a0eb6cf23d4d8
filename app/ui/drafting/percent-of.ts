/** A length in an svg that is as wide as what it stands in: `12.5%`. */
export function percentOf(part: number, whole = 1): string {
  return `${Number(((part / whole) * 100).toFixed(3))}%`;
}
