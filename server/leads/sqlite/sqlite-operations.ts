import type { OpenDatabase } from "./sqlite-file.ts";
import type { CallName, WorkerCalls } from "./worker-calls.ts";

/** Those that the thread answers by itself: leads are saved together, copies and the end take their time. */
export type OperationName = Exclude<CallName, "save" | "backup" | "close">;

export type Run<Name extends OperationName> = (
  ...args: WorkerCalls[Name]["args"]
) => WorkerCalls[Name]["result"];

type Part = Exclude<keyof OpenDatabase, "database">;

/** Which of them has the method of this name. */
type Holder<Name extends OperationName> = {
  [Each in Part]: OpenDatabase[Each] extends Record<Name, Run<Name>> ? Each : never;
}[Part];

type Operation<Name extends OperationName> = {
  of: Holder<Name>;
  /** A write is looked for in its place afterwards. A patient one is a person's, who would rather wait for a lock. */
  kind: "read" | "write" | "patient-write";
  /** Whether something was erased that the log still holds. */
  hasErased?(result: WorkerCalls[Name]["result"]): boolean;
};

export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  checkReady: { of: "leads", kind: "write" },

  claimNext: { of: "outbox", kind: "write" },
  markDelivered: { of: "outbox", kind: "write" },
  markFailed: { of: "outbox", kind: "write" },
  markRefused: { of: "outbox", kind: "write" },
  release: { of: "outbox", kind: "write" },
  makeDue: { of: "outbox", kind: "write" },
  takeBackClaims: { of: "outbox", kind: "write" },
  setTargets: { of: "outbox", kind: "write" },
  retryFailed: { of: "outbox", kind: "patient-write" },
  retryLead: { of: "outbox", kind: "patient-write" },
  skipLead: { of: "outbox", kind: "patient-write" },

  find: { of: "leads", kind: "read" },
  findByPrefix: { of: "leads", kind: "read" },
  page: { of: "leads", kind: "read" },
  newest: { of: "leads", kind: "read" },
  count: { of: "leads", kind: "read" },
  stats: { of: "leads", kind: "read" },

  change: { of: "leads", kind: "patient-write" },
  confirmSubscription: { of: "leads", kind: "patient-write" },
  unsubscribe: {
    of: "leads",
    kind: "write",
    hasErased: (subscriber) => typeof subscriber?.email === "string",
  },
  finishUnsubscribing: { of: "leads", kind: "write", hasErased: (leads) => leads > 0 },
  endUnconfirmed: { of: "leads", kind: "write", hasErased: (leads) => leads > 0 },
  mergeRescued: { of: "leads", kind: "patient-write" },
  // Also when nobody was found: the log may hold what an earlier call had to leave there.
  forget: { of: "leads", kind: "patient-write", hasErased: () => true },

  people: { of: "people", kind: "read" },
  setPerson: { of: "people", kind: "patient-write" },
  removePerson: { of: "people", kind: "patient-write" },
  noteEvent: { of: "people", kind: "patient-write" },
  eventsOf: { of: "people", kind: "read" },

  addCounts: { of: "counts", kind: "write" },
  countsBetween: { of: "counts", kind: "read" },
};
