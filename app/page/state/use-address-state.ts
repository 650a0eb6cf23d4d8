import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigate } from "react-router";

/** How the state of a screen stands in its address. */
export interface AddressCodec<State> {
  /** The default for what the query does not say, or says in a way that cannot be used. */
  read: (query: URLSearchParams) => State;
  /** The query with the state in it and all else as it was; null for a state that cannot be shared. */
  write: (query: URLSearchParams, state: State) => URLSearchParams | null;
}

/**
 * When the address follows: at once, as a step that Back takes back (`push`) or in place of the last one (`replace`);
 * or in place of it once the visitor rests, so that typing or a drag writes one address (`settle`).
 */
export type AddressHistory = "push" | "replace" | "settle";

const settleAfterMs = 400;
const subscribe = () => () => {};

/** State that is kept in the address: a link shows what its sender saw, and Back works. */
export function useAddressState<State>(codec: AddressCodec<State>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shownSearch, showSearch] = useOptimistic(search);
  // The prerendered page is the same for every query, so the address counts from hydration on.
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  /** What the visitor has set, and the address that it was set on. */
  const [held, hold] = useState<{ state: State; over: string | null } | null>(null);

  const query = new URLSearchParams(isLive ? shownSearch : "");
  const stated = codec.read(query);
  const key = keyOf(codec, stated);
  const isHeld = held !== null && (key === held.over || key === keyOf(codec, held.state));
  if (held && !isHeld) hold(null);
  const state = isHeld ? held.state : stated;

  const write = useCallback(
    (next: URLSearchParams, history: "push" | "replace") => {
      startTransition(async () => {
        showSearch(next.toString());
        // Without the fragment: the router would scroll to it, away from what the visitor works with.
        await navigate(
          { search: next.toString() },
          { replace: history === "replace", preventScrollReset: true },
        );
      });
    },
    [navigate, showSearch],
  );

  const shareHeld = useEffectEvent(() => {
    const next = held && codec.write(new URLSearchParams(location.search), held.state);
    if (next) write(next, "replace");
  });
  const heldKey = isHeld ? keyOf(codec, held.state) : null;
  useEffect(() => {
    if (heldKey === null || heldKey === key) return;
    const timer = setTimeout(() => shareHeld(), settleAfterMs);
    return () => clearTimeout(timer);
  }, [heldKey, key]);

  return {
    state,
    isLive,
    /** From the last state, also when several are set at once. */
    setState(change: (last: State) => State, history: AddressHistory) {
      if (history === "settle") {
        hold((last) => ({ state: change(last?.over === key ? last.state : state), over: key }));
        return;
      }
      const next = codec.write(new URLSearchParams(location.search), change(state));
      hold(null);
      if (next) write(next, history);
    },
    /** The address of the page with this state and nothing else. */
    link(fragment = "") {
      const address = new URL(location.pathname, location.origin);
      address.search = keyOf(codec, state) ?? key ?? "";
      address.hash = fragment;
      return address.href;
    },
  };
}

/** The state as it stands in an otherwise empty address. */
function keyOf<State>(codec: AddressCodec<State>, state: State): string | null {
  return codec.write(new URLSearchParams(), state)?.toString() ?? null;
}
