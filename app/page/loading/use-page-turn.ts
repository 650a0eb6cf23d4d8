import { useState } from "react";

/** Counts the pages that were gone to with motion allowed: a new number has React show the change as a view transition. */
export function usePageTurn(pathname: string): number {
  const [turn, setTurn] = useState({ pathname, count: 0 });
  if (turn.pathname === pathname) return turn.count;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const next = { pathname, count: turn.count + (isCalm ? 0 : 1) };
  setTurn(next);
  return next.count;
}
