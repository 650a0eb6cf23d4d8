import { type ReactNode, useEffect, useId, useRef } from "react";

import { modalSheet } from "./control.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  /** Beside the title: what kind of thing this is. */
  badge?: ReactNode;
  closeLabel: string;
  /** Called once the dialog is closed, by whichever way. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet, open as long as it is rendered. The browser keeps the focus inside and gives it back on closing. */
export function Dialog({ title, badge, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className={modalSheet}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-stretch border-b-[1.5px] border-line">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 px-pad py-3">
            <h2 id={titleId} className="text-h4 font-medium tracking-snug">
              {title}
            </h2>
            {badge}
          </div>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={closeLabel}
            className="grid w-14 flex-none place-items-center border-l border-line hover:bg-ink hover:text-ink-inverse focus-visible:-outline-offset-4"
          >
            <Icon name="close" className="size-5" />
          </button>
        </header>
        <div className="min-h-0 overflow-y-auto overscroll-contain">{children}</div>
      </div>
    </dialog>
  );
}
