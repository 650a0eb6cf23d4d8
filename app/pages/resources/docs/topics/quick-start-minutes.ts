import type { QuickStart } from "./quick-starts.ts";

/** How long a quick start takes: the minutes of its steps. */
export function quickStartMinutes({ steps }: Pick<QuickStart, "steps">): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}
