import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * For a part of a page whose code comes late: after a navigation within the site it is not there yet when the page
 * scrolls to the fragment, so it goes there itself. On a page that the browser loads, the browser has done so.
 */
export function useScrollToFragment(id: string) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [cameByNavigation] = useState(isHydrated);

  useEffect(() => {
    if (cameByNavigation && location.hash === `#${id}`) {
      document.getElementById(id)?.scrollIntoView();
    }
  }, [cameByNavigation, id]);
}
