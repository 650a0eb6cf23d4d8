import starts, { type RoleStart } from "records:company/role-starts";

import type { Job } from "#app/site/careers/jobs.ts";

/**
 * How a role begins, by the address that it has, or had before. One that an editor adds has none until somebody writes it,
 * and its page is shorter.
 */
export function startOf({ path, movedFrom = [] }: Job): RoleStart | undefined {
  return [path, ...movedFrom].map((address) => starts[address]).find(Boolean);
}
