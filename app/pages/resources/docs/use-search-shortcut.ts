import { useEffect } from "react";

const takesText = "input, textarea, select, [contenteditable], dialog[open] *";

/** A slash goes to the search, unless it is being typed somewhere. It works before the search itself has come. */
export function useSearchShortcut(fieldId: string) {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(takesText)) return;
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    }
    addEventListener("keydown", focusSearch);
    return () => removeEventListener("keydown", focusSearch);
  }, [fieldId]);
}
