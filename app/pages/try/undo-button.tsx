import { useEffect, useEffectEvent } from "react";

import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";

/** The last answer, correction, removal or setting, taken back; also by Ctrl+Z outside of a field. */
export function UndoButton({ quotes }: { quotes: QuotePackage }) {
  const { lastStep } = quotes;
  const undo = () => {
    if (lastStep === null) return;
    quotes.undo();
    notify({ title: "Undone", message: `Your last change is taken back: ${lastStep}.` });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || isWritten(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <div className="border-b border-line font-mono text-note">
      <button
        type="button"
        aria-disabled={lastStep === null || undefined}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
        className="flex min-h-11 w-full items-center gap-2 px-pad text-left hover:bg-ground focus-visible:-outline-offset-2 aria-disabled:opacity-50"
      >
        <Icon name="reset" className="size-3.5 flex-none" />
        {lastStep === null ? "Undo" : `Undo ${lastStep}`}
      </button>
    </div>
  );
}

/** A field has an undo of its own. */
function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !["radio", "checkbox", "range", "file"].includes(target.type)
  );
}
