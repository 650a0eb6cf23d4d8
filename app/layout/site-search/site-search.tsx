import { useEffect, useEffectEvent, useRef, useState } from "react";

import { modalSheet } from "#app/ui/control.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";

import type { SearchSheet } from "./search-sheet.tsx";

const loadSheet = () => import("./search-sheet.tsx");

/** Open the dialog before React has come, where the browser knows them. */
const invokerAttributes = { command: "show-modal", commandfor: "site-search" };

/** The button, and a dialog whose content is fetched when it is first opened. */
export function SiteSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [content, setContent] = useState<{ Sheet: typeof SearchSheet } | null>(null);
  const [isApple, setIsApple] = useState(false);

  const close = () => dialog.current?.close();

  async function open() {
    if (!dialog.current!.open) dialog.current!.showModal();
    try {
      const { SearchSheet: Sheet } = await loadSheet();
      if (dialog.current?.open) setContent({ Sheet });
    } catch {
      close();
      notify({
        type: "error",
        title: "Search could not be loaded",
        message: "Check your connection or reload the page, and try again.",
      });
    }
  }

  const start = useEffectEvent(() => {
    setIsApple(/Mac|iP/.test(navigator.platform));
    if (dialog.current!.open) void open();
  });
  useEffect(() => start(), []);

  return (
    <>
      <button
        type="button"
        id="search-button"
        {...invokerAttributes}
        onClick={(event) => {
          // Both ways at once would be one too many for the browser.
          event.preventDefault();
          void open();
        }}
        onPointerEnter={() => loadSheet().catch(() => {})}
        onFocus={() => loadSheet().catch(() => {})}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-w-11 items-center justify-center gap-2 px-2 note hover:text-ink focus-visible:-outline-offset-2 noscript:hidden"
      >
        <Icon name="search" className="size-4.5" />
        <span className="max-wide:sr-only">
          Search<span className="sr-only"> the site</span>
        </span>
        <kbd
          aria-hidden="true"
          className="border border-line-2 px-1.5 font-mono text-label leading-5 whitespace-nowrap max-wide:hidden"
        >
          {isApple ? "Cmd" : "Ctrl"} K
        </kbd>
      </button>
      <dialog
        ref={dialog}
        id="site-search"
        aria-label="Search the site"
        closedby="any"
        onClose={() => setContent(null)}
        className={`${modalSheet} max-md:h-dvh md:mt-[12dvh] md:max-h-[80dvh] md:max-w-208`}
      >
        {content ? <content.Sheet onClose={close} /> : <p className="p-pad note">Opening…</p>}
      </dialog>
    </>
  );
}
