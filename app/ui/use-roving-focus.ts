import { type FocusEvent, type KeyboardEvent, useState } from "react";

import { rovingStop } from "./roving-stop.ts";

interface Stops {
  count: number;
  /** Stops in a row; all of them unless said otherwise. */
  columns?: number;
  /** Where Tab comes in at first. */
  initial?: number;
  /** Until then nothing answers to keys, so nothing can be focused. */
  isLive: boolean;
  /** Enter or Space on a stop. */
  onActivate?: (index: number) => void;
}

/** One Tab stop for many marks: arrow keys walk among them, and Tab comes back to where one was. */
export function useRovingFocus(stops: Stops) {
  const { count, columns = count, initial = 0, isLive, onActivate } = stops;
  const [last, setLast] = useState(initial);
  const current = Math.min(last, count - 1);

  return {
    current,
    /** For a pointer, which shows a mark without taking the focus. */
    setCurrent: setLast,
    group: {
      onFocus: (event: FocusEvent) => {
        const stop = (event.target as SVGElement).dataset["stop"];
        if (stop !== undefined) setLast(Number(stop));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (onActivate && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          onActivate(current);
          return;
        }
        const next = rovingStop(event.key, current, { count, columns });
        if (next === null) return;
        event.preventDefault();
        focusStop(event.currentTarget, next);
      },
    },
    stop: (index: number) =>
      isLive ? { "data-stop": index, tabIndex: index === current ? 0 : -1 } : {},
  };
}

/** Puts the focus on a stop. A drawing may be there once for each width: the one that shows is meant. */
export function focusStop(group: Element, index: number) {
  const stops = group.querySelectorAll<SVGElement>(`[data-stop="${index}"]`);
  [...stops].find((stop) => stop.checkVisibility())?.focus();
}
