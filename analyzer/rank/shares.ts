/** Doubles near 100 are this far apart: sums of its multiples up to 100 are exact in any order. */
const shareStep = 2 ** -46;
const toStep = (share: number) => Math.round(share / shareStep) * shareStep;

/**
 * Sets one of several percentages and shares the rest between the others in their present proportion, evenly when all
 * of them are 0. The total is exactly 100.
 */
export function rebalanceShares<Key extends string>(
  shares: Readonly<Record<Key, number>>,
  changed: NoInfer<Key>,
  newShare: number,
): Record<Key, number> {
  const next: Record<Key, number> = { ...shares, [changed]: toStep(newShare) };
  const others = (Object.keys(shares) as Key[]).filter((key) => key !== changed);
  const present = others.reduce((sum, key) => sum + shares[key], 0);
  const rest = 100 - next[changed];
  let passed = 0;
  let given = 0;
  for (const [index, key] of others.entries()) {
    passed += present === 0 ? 1 : shares[key];
    const isLast = index === others.length - 1;
    // Each ends where its running sum falls, so that rounding never makes a share negative.
    const end = isLast ? rest : toStep(rest * Math.min(1, passed / (present || others.length)));
    next[key] = end - given;
    given = end;
  }
  return next;
}
