import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";

/**
 * The pile opens under the pointer, under focus and by Alt+T; it closes when both have left, and on
 * Escape, which also gives focus back to where it was.
 */
export function useExpansion(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [focus] = useState(borrowedFocus);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isHotkey(event)) {
        event.preventDefault();
        region.current?.focus();
      } else if (event.key === "Escape") {
        setIsExpanded(false);
        focus.giveBack();
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [focus, region]);

  // A toast took its focused button with it.
  useLayoutEffect(() => {
    if (focus.isHeld && !region.current?.contains(document.activeElement)) {
      if (toasts.length > 0) region.current?.focus();
      else focus.giveBack();
    }
    if (toasts.length === 0 && !focus.isHeld) setIsExpanded(false);
  }, [focus, region, toasts]);

  // Not a leave event: none is sent when the toast under the pointer is removed.
  useEffect(() => {
    if (!isExpanded) return;
    function collapse({ target }: Event) {
      if (!focus.isHeld && !region.current?.contains(target as Node)) setIsExpanded(false);
    }
    const page = document.documentElement;
    page.addEventListener("pointerover", collapse);
    page.addEventListener("pointerleave", collapse);
    return () => {
      page.removeEventListener("pointerover", collapse);
      page.removeEventListener("pointerleave", collapse);
    };
  }, [focus, isExpanded, region]);

  return {
    isExpanded,
    toggle: () => setIsExpanded(!isExpanded),
    /** For the region itself. */
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== "touch") setIsExpanded(true);
      },
      // A press takes no focus: what the visitor was typing in keeps it.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onFocus({ relatedTarget }: FocusEvent) {
        focus.take(relatedTarget);
        setIsExpanded(true);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        focus.release();
        if (!currentTarget.matches(":hover")) setIsExpanded(false);
      },
    },
  };
}

/** Alt+T by the key's place, because Option+T types a dagger; with Ctrl it is AltGr, which types letters. */
function isHotkey({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return code === "KeyT" && altKey && !ctrlKey && !metaKey;
}

/** Focus that came into a region from the page, owed back to where it came from. */
function borrowedFocus() {
  let isHeld = false;
  let lender: HTMLElement | null = null;

  return {
    get isHeld() {
      return isHeld;
    },
    take(from: EventTarget | null) {
      if (isHeld) return;
      isHeld = true;
      lender = from instanceof HTMLElement ? from : null;
    },
    /** Focus went elsewhere by the visitor's own will. */
    release() {
      isHeld = false;
    },
    giveBack() {
      if (!isHeld) return;
      // If the lender has left the page, nothing keeps the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      lender?.focus();
      isHeld = false;
    },
  };
}
