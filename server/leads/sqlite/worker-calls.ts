import type { LeadStore, StoreNotice } from "#server/leads/store.ts";

type StoreMethods = Omit<
  Required<LeadStore>,
  "location" | "awayBecause" | "onNotice" | "needsRestart" | "takeToken"
>;

export type WorkerSettings = { path: string; tidiesLog: boolean };

/** What the store asks of its thread: arguments and result of each call. */
export type WorkerCalls = {
  [Name in keyof StoreMethods]: {
    args: Parameters<StoreMethods[Name]>;
    result: Awaited<ReturnType<StoreMethods[Name]>>;
  };
};

export type CallName = keyof WorkerCalls;

export type WorkerRequest<Name extends CallName = CallName> = {
  [Each in Name]: { id: number; name: Each; args: WorkerCalls[Each]["args"] };
}[Name];

export type WorkerAnswer =
  | { kind: "done"; id: number; result: unknown }
  | { kind: "failed"; id: number; error: { name: string; message: string; code: string } };

export type WorkerMessage =
  | { kind: "open" }
  | WorkerAnswer
  | { kind: "notice"; notice: StoreNotice };
