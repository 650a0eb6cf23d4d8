import { useEffect } from "react";

/** Ctrl+K, or Cmd+K on Apple's keyboards, presses the search button, from wherever it is typed but another dialog. */
export function useSearchShortcut() {
  useEffect(() => {
    function pressButton(event: KeyboardEvent) {
      const isHeld = /Mac|iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
      if (!/^k$/i.test(event.key) || !isHeld || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector(":modal")) document.getElementById("search-button")?.click();
    }
    addEventListener("keydown", pressButton);
    return () => removeEventListener("keydown", pressButton);
  }, []);
}
