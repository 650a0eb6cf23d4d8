import type { SourceView } from "../worker/package-view.ts";

/** All of it or some pages are pictures that nobody has agreed to read yet. */
export function isUnreadScan({ problems }: SourceView): boolean {
  return problems.some(({ kind }) => kind === "scan");
}
