/** Focus that came into a region from the page, owed back to where it came from. */
export function borrowedFocus() {
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
