import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the prerendered HTML and while React takes it over; true in everything rendered after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
