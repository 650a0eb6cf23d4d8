/**
 * Runs when the visitor first points, presses, types or scrolls, or at once when that has been. The page's first script
 * (page/loading/start-page.ts) leaves the mark; in development it is not there.
 */
export function onFirstTouch(run: () => void): void {
  if (import.meta.env.DEV || "touched" in document.documentElement.dataset) run();
  else addEventListener("first-touch", run, { once: true });
}
