/**
 * On a first visit, what stands below the fold (`laid-out-piece` in styles/sheet.css) is laid out when it comes near, which
 * halves what a long page costs a slow phone. Whoever comes to a certain place (a fragment, the way back, a reload), leaves
 * one to come back to, prints or uses keys gets all of it at once: places are known only when everything above them is laid
 * out. The next page is laid out whole (layout/route-change.tsx).
 *
 * Its text runs in the document before any other script: it can use nothing from outside itself.
 */
export function layOutInPieces(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return;
  root.dataset["inPieces"] = "";
  // What has been laid out keeps its size.
  const laidOut = new Set<EventTarget | null>();
  const note = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped) laidOut.add(target);
  };
  addEventListener("contentvisibilityautostatechange", note, { capture: true });
  const hasUnknownAbove = () =>
    [...document.querySelectorAll(".laid-out-piece")].some(
      (piece) => !laidOut.has(piece) && piece.getBoundingClientRect().bottom < 0,
    );
  const showAll = () => delete root.dataset["inPieces"];
  for (const sign of ["keydown", "beforeprint"]) addEventListener(sign, showAll, { capture: true });
  if (!("navigation" in window)) addEventListener("click", showAll, { capture: true });
  // React Router replaces its own entry when it starts: that leads nowhere.
  else
    navigation.addEventListener("navigate", ({ navigationType, hashChange }) => {
      if (hashChange || (navigationType !== "replace" && hasUnknownAbove())) showAll();
    });
}
