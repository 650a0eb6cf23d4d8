import { type Claim, type LeadStore, ownerTargets, type Stream } from "../../store.ts";

/** Gives an empty store each time, which nobody has told of any target. */
export type OpenStore = () => Promise<LeadStore>;

export const stream = { target: "webhook", form: "contact" } as const;

export async function opened(open: OpenStore): Promise<LeadStore & AsyncDisposable> {
  const store = await open();
  await store.setTargets(ownerTargets, 0, undefined);
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}

/** The next delivery, where one must be free. */
export async function claimed(
  store: LeadStore,
  of: Stream,
  nowMs: number,
  leaseMs: number,
): Promise<Claim> {
  const { claim } = await store.claimNext(of, nowMs, leaseMs);
  if (!claim) throw new Error(`No delivery of ${of.form} to ${of.target} is free at ${nowMs}.`);
  return claim;
}
