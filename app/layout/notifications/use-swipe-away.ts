import { type PointerEvent, useRef } from "react";

interface Swipe {
  x: number;
  y: number;
  startedAt: number;
  axis: SwipeAxis | null;
  distancePx: number;
}

const translate = (axis: SwipeAxis | null, length: string) =>
  axis === "down" ? `0 ${length}` : length;

/** Pointer handlers that drag an element right or down, and let it go when it was thrown far enough. */
export function useSwipeAway(onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);

  async function end({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) {
    const ended = swipe.current;
    swipe.current = null;
    if (!ended) return;
    if (!isSwipedAway(ended.distancePx, timeStamp - ended.startedAt)) {
      currentTarget.style.translate = "";
      return;
    }
    currentTarget.style.translate = translate(ended.axis, "120%");
    currentTarget.style.opacity = "0";
    // With reduced motion there is no transition to wait for.
    await Promise.allSettled(currentTarget.getAnimations().map(({ finished }) => finished));
    onAway();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      swipe.current = {
        x: event.clientX,
        y: event.clientY,
        startedAt: event.timeStamp,
        axis: null,
        distancePx: 0,
      };
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const under = swipe.current;
      if (!under) return;
      const travel = { dx: clientX - under.x, dy: clientY - under.y };
      under.axis ??= swipeAxis(travel);
      if (!under.axis) return;
      under.distancePx = swipeDistancePx(under.axis, travel);
      currentTarget.style.translate = translate(under.axis, `${under.distancePx}px`);
    },
    onPointerUp: end,
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      swipe.current = null;
      currentTarget.style.translate = "";
    },
  };
}

type SwipeAxis = "right" | "down";

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
