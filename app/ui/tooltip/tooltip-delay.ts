/** How long the pointer rests on a trigger before its tooltip opens. */
export const openDelayMs = 700;
/** Within this time after a tooltip closed, the next one opens at once. */
export const skipDelayMs = 300;

/** What is opened and closed: in the browser, a popover element. */
export interface Tip {
  showPopover(): void;
  hidePopover(): void;
}

/** The tooltips of a page: one open at a time, sharing their delays. */
export function tooltipGroup<T extends Tip>() {
  let shown: T | null = null;
  let waiting: { tip: T; timer: ReturnType<typeof setTimeout> } | null = null;
  let closedAt = -Infinity;

  function stopWaiting() {
    clearTimeout(waiting?.timer);
    waiting = null;
  }

  function close() {
    if (!shown) return;
    shown.hidePopover();
    shown = null;
    closedAt = Date.now();
  }

  /** Opens without delay, as on keyboard focus. */
  function open(tip: T) {
    stopWaiting();
    if (tip === shown) return;
    close();
    tip.showPopover();
    shown = tip;
  }

  return {
    open,
    /** Opens when the pointer has rested long enough. */
    openAfterDelay(tip: T) {
      if (shown || Date.now() - closedAt < skipDelayMs) return open(tip);
      stopWaiting();
      waiting = { tip, timer: setTimeout(open, openDelayMs, tip) };
    },
    close(tip: T) {
      if (tip === waiting?.tip) stopWaiting();
      if (tip === shown) close();
    },
    closeAny() {
      stopWaiting();
      close();
    },
    get shown() {
      return shown;
    },
  };
}
