import type { MouseEvent } from "react";

import { classNames } from "#app/ui/class-names.ts";

/** Kept here and read by the script in the document's head, before the first paint. */
const storageKey = "print";

const applyStoredPrint = `try{const p=localStorage.getItem("${storageKey}");if(p==="paper"||p==="blueprint")document.documentElement.dataset.print=p}catch{}`;

/** Written into the document only: under Trusted Types the browser's React cannot make a script element. */
export function StoredPrint() {
  if (!import.meta.env.SSR) return null;
  return <script dangerouslySetInnerHTML={{ __html: applyStoredPrint }} />;
}

function togglePrint() {
  const root = document.documentElement;
  const shown =
    root.dataset["print"] ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "blueprint" : "paper");
  const next = shown === "blueprint" ? "paper" : "blueprint";
  root.dataset["print"] = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}

/** From the middle of the button that was pressed, by pointer or key. */
async function exposeFrom({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  // Only who changes the print fetches its code; offline the print just changes.
  const code = await import("./exposure.ts").catch(() => null);
  if (code) code.expose(togglePrint, x + width / 2, y + height / 2);
  else togglePrint();
}

/** Follows the system's color scheme until the visitor chooses; CSS shows the print one would get. */
export function PrintToggle({ className }: { className: string }) {
  return (
    <button
      type="button"
      onClick={(event) => void exposeFrom(event)}
      aria-label="Switch between paper and blueprint print"
      className={classNames(
        "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 self-center py-2 leading-none note before:size-3.5 before:flex-none before:border-[1.5px] before:border-current before:bg-[linear-gradient(135deg,currentColor_50%,transparent_50%)] before:content-[''] hover:text-ink nav:px-2 noscript:hidden",
        className,
      )}
    >
      <span className="print-offer nav:max-wide:hidden" data-print-offer="blueprint">
        Blueprint
      </span>
      <span className="print-offer nav:max-wide:hidden" data-print-offer="paper">
        Paper
      </span>
    </button>
  );
}
