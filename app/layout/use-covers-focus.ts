import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether a floating box lies over what has keyboard focus. While focus is inside the box the last
 * answer stands, so that it does not move away under the visitor. `content` is what the box shows: its
 * size may change with it, and nothing is watched while there is none.
 */
export function useCoversFocus(floating: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isCovering, setIsCovering] = useState(false);

  useLayoutEffect(() => {
    if (!content) return;
    function look() {
      const box = floating.current;
      const focused = document.activeElement;
      if (!box || !(focused instanceof HTMLElement) || box.contains(focused)) return;
      setIsCovering(
        // What only a script can focus shows no ring: after a navigation that is the whole page.
        focused.tabIndex >= 0 &&
          focused.matches(":focus-visible") &&
          boxesOverlap(box.getBoundingClientRect(), focused.getBoundingClientRect()),
      );
    }
    // Also looks at once, and again when the content that was fetched for it fills the box.
    const sizes = new ResizeObserver(look);
    if (floating.current) sizes.observe(floating.current);
    document.addEventListener("focusin", look);
    document.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener("focusin", look);
      document.removeEventListener("scroll", look);
    };
  }, [floating, content]);

  return isCovering;
}

export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

/** Boxes that only touch do not overlap. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
