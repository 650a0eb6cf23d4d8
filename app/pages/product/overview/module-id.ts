import type { Module } from "#app/site/modules.ts";

/** Fragment of a module's row on the overview: the last part of its address. */
export function moduleId(to: Module["to"]): string {
  return to.slice(to.lastIndexOf("/") + 1);
}
