import { type FocusEvent, type KeyboardEvent, useState } from "react";

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

/** Where a key leads among stops that stand in rows, counted row by row; null when the key is not for moving. */
export function rovingStop(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const isOneRow = columns >= count;
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const rowEnd = Math.min((row + 1) * columns, count) - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, rowEnd);
    case "ArrowLeft":
      return at - Math.min(column, 1);
    case "ArrowDown":
      return Math.min(at + (isOneRow ? 1 : columns), isOneRow ? rowEnd : lastIn(column));
    case "ArrowUp":
      return isOneRow ? Math.max(at - 1, 0) : Math.max(at - columns, column);
    case "Home":
      return row * columns;
    case "End":
      return rowEnd;
    default:
      return null;
  }

  function lastIn(column: number): number {
    return column + Math.floor((count - 1 - column) / columns) * columns;
  }
}
