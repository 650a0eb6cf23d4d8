import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

import { useBench } from "./bench.ts";

/** The last answer, correction, removal or setting, taken back; also by Ctrl+Z outside of a field. */
export function UndoButton() {
  const { lastStep, undo: takeBack } = useBench();
  const undo = () => {
    if (lastStep === null) return;
    takeBack();
    notify({ title: "Undone", message: `Your last change is taken back: ${lastStep}.` });
  };
  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || isWritten(event.target)) return;
    event.preventDefault();
    undo();
  });

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
