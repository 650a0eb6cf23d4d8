/**
 * Whether the visitor has pointed, pressed, typed or scrolled. The page's first script (layout/start-page.ts) leaves this
 * mark; in development it is not there.
 */
function isTouched(): boolean {
  return (
    !import.meta.env.SSR && (import.meta.env.DEV || "touched" in document.documentElement.dataset)
  );
}

/** Runs at the visitor's first touch, or at once when that has been. */
export function onFirstTouch(run: () => void): void {
  if (isTouched()) run();
  else addEventListener("first-touch", run, { once: true });
}
