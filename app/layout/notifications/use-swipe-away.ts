import { type PointerEvent, useRef } from "react";

import { isSwipedAway, type SwipeAxis, swipeAxis, swipeDistancePx } from "./swipe.ts";

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
