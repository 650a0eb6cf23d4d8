/**
 * Rounds each value to a whole number so that they add up to the rounded sum (largest remainder).
 * Of equal remainders the earlier value is rounded up first.
 */
export function roundToTotal(values: readonly number[]): number[] {
  const wholeTotal = Math.round(sum(values));
  const largestRemainderFirst = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  const roundedUp = new Set(
    largestRemainderFirst
      .slice(0, wholeTotal - sum(values.map(Math.floor)))
      .map(({ index }) => index),
  );
  return values.map((value, index) => Math.floor(value) + (roundedUp.has(index) ? 1 : 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
