const touches = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];

/** The page's first script (layout/start-page.ts) leaves this mark when a touch, not idleness, made it start. */
let hasBeen = !import.meta.env.SSR && "touched" in document.documentElement.dataset;
const waiting = new Set<() => void>();

// While it comes down: React keeps an event over a part that still waits from bubbling.
if (!import.meta.env.SSR && !hasBeen) {
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true });
}

function onTouch(event: Event) {
  if (isPointerAtRest(event)) return;
  for (const touch of touches) removeEventListener(touch, onTouch, { capture: true });
  hasBeen = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Where the page appears below a pointer, browsers tell of a move that was none. */
function isPointerAtRest(event: Event): boolean {
  if (event.type !== "pointermove") return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

/** Whether the visitor has pointed, pressed, typed or scrolled. */
export function isTouched(): boolean {
  return hasBeen;
}

/** Runs at the visitor's first touch, or at once when that has been. */
export function onFirstTouch(run: () => void): void {
  if (hasBeen) run();
  else waiting.add(run);
}
