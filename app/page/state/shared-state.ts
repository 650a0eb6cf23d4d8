import { useSyncExternalStore } from "react";

/** State of several parts of a page, whose code comes at different times. It lasts until the site is loaded anew. */
export interface SharedState<State> {
  initial: State;
  read: () => State;
  write: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

export function sharedState<State>(initial: State): SharedState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => state,
    write(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSharedState<State>({ subscribe, read, initial }: SharedState<State>): State {
  return useSyncExternalStore(subscribe, read, () => initial);
}
