import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";

import { onFirstTouch } from "./first-touch.ts";

/**
 * While the next page comes, a line along the top says so. When it is there, focus goes to its main, and its title is
 * spoken once. A change of query or fragment is not a new page.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const [title, setTitle] = useState("");
  const shownPath = useRef(pathname);
  const isUnderWay = useNavigation().state !== "idle";

  // Not after the paint: while a view transition runs, React keeps its other effects until this has set the title.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    document.getElementById("main")?.focus({ preventScroll: true });
    if (isReturn) scrollAtOnce();
    // Heard by what counts pages (load-ahead.ts) and by what is told when one is left.
    dispatchEvent(new Event("page-shown"));
  }, [pathname, isReturn]);

  // The browser unfolds what it scrolls to by itself; the router, which scrolls after this, does not.
  useLayoutEffect(() => {
    if (hash) unfold(decodeURIComponent(hash.slice(1)));
  }, [pathname, hash]);

  useEffect(() => {
    window.earlyInput?.replay(document.documentElement);
    onFirstTouch(async () => {
      const { loadPagesAhead } = await import("./load-ahead.ts");
      loadPagesAhead();
    });
  }, []);

  return (
    <>
      {isUnderWay && <i className="page-under-way" />}
      <p role="status" data-route-announcement className="sr-only">
        {title}
      </p>
    </>
  );
}

/** The way to the top is smooth. The way back, which the router takes after this, is no way through the page. */
function scrollAtOnce() {
  const { style } = document.documentElement;
  style.scrollBehavior = "auto";
  requestAnimationFrame(() => (style.scrollBehavior = ""));
}

function unfold(id: string) {
  const fold = document.getElementById(id)?.closest("details");
  if (fold) fold.open = true;
}

/** Counts the pages that were gone to with motion allowed: a new number has React show the change as a view transition. */
export function usePageTurn(pathname: string): number {
  const [turn, setTurn] = useState({ pathname, count: 0 });
  if (turn.pathname === pathname) return turn.count;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const next = { pathname, count: turn.count + (isCalm ? 0 : 1) };
  setTurn(next);
  return next.count;
}
