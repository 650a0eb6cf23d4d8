import { type KeyboardEvent, useRef } from "react";

/** The field and the links below it are one row of stops: arrows walk, letters go on being typed from any of them. */
export function useStops() {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const links = [...box.current!.querySelectorAll<HTMLElement>("[data-stop]")];
    const isTyping = event.target === field.current;
    const at = links.indexOf(event.target as HTMLElement);
    if ((at === -1 && !isTyping) || event.nativeEvent.isComposing) return;
    const stop = stopFor(event.key, at, links.length);
    if (stop !== null) {
      event.preventDefault();
      (links[stop] ?? field.current!).focus();
    } else if (isTyping && event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      links[0]?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    } else if (!isTyping && isTyped(event)) {
      field.current!.focus();
    }
  }

  return { box, field, onKeyDown };
}

/** Where a key leads; -1 is the field, where Home and End move in the text. Null when it leads nowhere. */
export function stopFor(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return at === count - 1 ? -1 : at + 1;
  if (key === "ArrowUp") return at === -1 ? count - 1 : at - 1;
  if (at === -1) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    (key.length === 1 || key === "Backspace") && key !== " " && !ctrlKey && !metaKey && !altKey
  );
}
