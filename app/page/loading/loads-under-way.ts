import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  count += change;
  for (const listener of listeners) listener();
}

/** Counts a load that keeps the next page from being shown, for as long as it takes. */
export async function loadUnderWay<Result>(load: Promise<Result>): Promise<Result> {
  // Begun while React renders, when no other component may be told.
  await undefined;
  add(1);
  try {
    return await load;
  } finally {
    add(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasLoadsUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}
