import type { Writable } from "node:stream";

/** Where a command writes: results, and what only a person at a terminal wants to see. */
export type Terminal = { out: Writable; progress: Writable & { isTTY?: boolean } };
