export type SwipeAxis = "right" | "down";

interface Travel {
  dx: number;
  dy: number;
}

const noticedAfterPx = 4;
const awayAfterPx = 45;
const flickPxPerMs = 0.4;

/** Which way a pointer is swiping, once it has gone far enough to tell; left and up are no swipes. */
export function swipeAxis({ dx, dy }: Travel): SwipeAxis | null {
  if (Math.max(dx, dy) < noticedAfterPx) return null;
  return dx >= dy ? "right" : "down";
}

/** How far along its axis; a pointer that turned back stands at zero. */
export function swipeDistancePx(axis: SwipeAxis, { dx, dy }: Travel): number {
  return Math.max(0, axis === "right" ? dx : dy);
}

/** Far enough, or a short quick flick. */
export function isSwipedAway(distancePx: number, elapsedMs: number): boolean {
  return (
    distancePx >= awayAfterPx ||
    (distancePx >= 2 * noticedAfterPx && distancePx / elapsedMs >= flickPxPerMs)
  );
}
