import type { OpenDatabase } from "./sqlite-file.ts";
import type { CallName, WorkerCalls } from "./worker-calls.ts";

/** Those that the thread answers by itself: leads are saved together, copies and the end take their time. */
export type OperationName = Exclude<CallName, "save" | "backup" | "close">;

type Operation<Name extends OperationName> = {
  /** A write is looked for in its place afterwards. A patient one is a person's, who would rather wait for a lock. */
  kind: "read" | "write" | "patient-write";
  run(open: OpenDatabase, ...args: WorkerCalls[Name]["args"]): WorkerCalls[Name]["result"];
  /** Whether something was erased that the log still holds. */
  hasErased?(result: WorkerCalls[Name]["result"]): boolean;
};

export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  checkReady: { kind: "write", run: ({ leads }) => leads.checkReady(Date.now()) },

  claimNext: {
    kind: "write",
    run: ({ outbox }, stream, nowMs, leaseMs) => outbox.claimNext(stream, nowMs, leaseMs),
  },
  markDelivered: {
    kind: "write",
    run: ({ outbox }, claim, nowMs) => outbox.markDelivered(claim, nowMs),
  },
  markFailed: {
    kind: "write",
    run: ({ outbox }, claim, nextAttemptAtMs, error) =>
      outbox.markFailed(claim, nextAttemptAtMs, error),
  },
  markRefused: {
    kind: "write",
    run: ({ outbox }, claim, nextAttemptAtMs, error) =>
      outbox.markRefused(claim, nextAttemptAtMs, error),
  },
  release: { kind: "write", run: ({ outbox }, claim) => outbox.release(claim) },
  makeDue: { kind: "write", run: ({ outbox }, stream, nowMs) => outbox.makeDue(stream, nowMs) },
  takeBackClaims: { kind: "write", run: ({ outbox }) => outbox.takeBackClaims() },

  setTargets: {
    kind: "write",
    run: ({ outbox }, targets, nowMs, deliverSinceMs) =>
      outbox.setTargets(targets, nowMs, deliverSinceMs),
  },

  find: { kind: "read", run: ({ leads }, id) => leads.find(id) },
  findByPrefix: {
    kind: "read",
    run: ({ leads }, prefix, limit) => leads.findByPrefix(prefix, limit),
  },
  page: {
    kind: "read",
    run: ({ leads }, filter, afterSequence, limit) => leads.page(filter, afterSequence, limit),
  },
  newest: {
    kind: "read",
    run: ({ leads }, filter, limit, beforeSequence) => leads.newest(filter, limit, beforeSequence),
  },
  count: { kind: "read", run: ({ leads }, filter) => leads.count(filter) },
  stats: { kind: "read", run: ({ leads }) => leads.stats() },

  change: {
    kind: "patient-write",
    run: ({ leads }, id, version, change) => leads.change(id, version, change),
  },
  confirmSubscription: {
    kind: "patient-write",
    run: ({ leads }, token, nowMs) => leads.confirmSubscription(token, nowMs),
  },
  unsubscribe: {
    kind: "write",
    run: ({ leads }, token, nowMs) => leads.unsubscribe(token, nowMs),
    hasErased: (subscriber) => typeof subscriber?.email === "string",
  },
  finishUnsubscribing: {
    kind: "write",
    run: ({ leads }, nowMs) => leads.finishUnsubscribing(nowMs),
    hasErased: (leads) => leads > 0,
  },
  endUnconfirmed: {
    kind: "write",
    run: ({ leads }, nowMs) => leads.endUnconfirmed(nowMs),
    hasErased: (leads) => leads > 0,
  },
  retryFailed: { kind: "patient-write", run: ({ outbox }) => outbox.retryFailed() },
  retryLead: {
    kind: "patient-write",
    run: ({ outbox }, id, target) => outbox.retryLead(id, target),
  },
  skipLead: { kind: "patient-write", run: ({ outbox }, id, target) => outbox.skipLead(id, target) },
  mergeRescued: {
    kind: "patient-write",
    run: ({ leads }, file) => leads.mergeRescued(file),
  },
  // Also when nobody was found: the log may hold what an earlier call had to leave there.
  forget: {
    kind: "patient-write",
    run: ({ leads }, email) => leads.forget(email),
    hasErased: () => true,
  },
};
