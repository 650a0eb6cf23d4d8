import { cloneElement, type ReactElement, type ToggleEvent, useEffect, useId, useRef } from "react";

const tooltips = tooltipGroup<HTMLElement>();

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === "Escape") tooltips.closeAny();
}

function closeOnPressElsewhere(event: PointerEvent) {
  if (!tooltips.shown?.parentElement?.contains(event.target as Node)) tooltips.closeAny();
}

/** Where the trigger stands, for browsers that cannot anchor the bubble to it. */
function placeBubble({ currentTarget: bubble, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== "open") return;
  const trigger = bubble.parentElement!.getBoundingClientRect();
  bubble.style.setProperty("--trigger-left", `${trigger.left}px`);
  bubble.style.setProperty("--trigger-top", `${trigger.top}px`);
}

interface TooltipProps {
  content: string;
  /** A control, or words: words become a term that can be focused, and tapped to be explained. */
  children: string | ReactElement<{ "aria-describedby"?: string }>;
}

/** Says more about its trigger, on hover and on keyboard focus. The text is in the page from the start. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLElement>(null);
  const isTerm = typeof children === "string";

  useEffect(() => {
    const tip = bubble.current!;
    // The same function added twice to one target is one listener.
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOnPressElsewhere);
    return () => tooltips.close(tip);
  }, []);

  return (
    <span
      className="tip"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") tooltips.openAfterDelay(bubble.current!);
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(":has(:focus-visible)")) tooltips.close(bubble.current!);
      }}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) tooltips.open(bubble.current!);
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(":hover")) tooltips.close(bubble.current!);
      }}
      onPointerDown={() => {
        if (!isTerm) tooltips.closeAny();
      }}
    >
      {isTerm ? (
        <button
          type="button"
          className="tip-term"
          aria-describedby={id}
          onClick={() => tooltips.open(bubble.current!)}
        >
          {children}
        </button>
      ) : (
        cloneElement(children, { "aria-describedby": id })
      )}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="tip-bubble"
        onBeforeToggle={placeBubble}
      >
        {content}
      </span>
    </span>
  );
}

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
