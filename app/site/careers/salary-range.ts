import { formatMoney } from "#app/format/format-money.ts";

interface Range {
  from: number;
  to: number;
}

/** $165,000–$205,000. */
export function salaryText({ from, to }: Range): string {
  return `${formatMoney(from)}–${formatMoney(to)}`;
}

const stepDollars = 50_000;

/** A rule that all the ranges share: from zero to the next round step above the highest. */
export function salaryRule(ranges: readonly Range[]): { scale: number; step: number } {
  const highest = Math.max(...ranges.map(({ to }) => to));
  return { scale: Math.ceil(highest / stepDollars) * stepDollars, step: stepDollars };
}
