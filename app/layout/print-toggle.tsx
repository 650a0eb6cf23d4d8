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
function exposeFrom({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  expose(togglePrint, x + width / 2, y + height / 2);
}

/** Follows the system's color scheme until the visitor chooses; CSS shows the print one would get. */
export function PrintToggle({ className }: { className: string }) {
  return (
    <button
      type="button"
      onClick={exposeFrom}
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

const exposure: KeyframeAnimationOptions = {
  duration: 1000,
  easing: "cubic-bezier(0.3, 0, 0.3, 1)",
  fill: "both",
};
/** The browser's own change from one picture to the other would mix the two. */
const unmixed = { opacity: 1, mixBlendMode: "normal" };

/** A change of print as blueprints are made: light spreads from a point, the sheet pales, and behind it the print develops. */
function expose(change: () => void, x: number, y: number): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) return change();
  const root = document.documentElement;
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const circle = (radius: number) => `circle(${radius}px at ${x}px ${y}px)`;
  const layer = (which: "old" | "new", frames: Keyframe[]) =>
    root.animate(
      frames.map((frame) => ({ ...unmixed, ...frame })),
      { ...exposure, pseudoElement: `::view-transition-${which}(root)` },
    );
  root.dataset["exposing"] = "";
  const { ready, finished } = document.startViewTransition(change);
  const develop = () => {
    layer("old", [{ filter: "none" }, { filter: "brightness(1.25) saturate(0.2) contrast(0.6)" }]);
    layer("new", [
      { clipPath: circle(0), filter: "brightness(2.4) saturate(0.3)" },
      { clipPath: circle(reach * 0.7), filter: "brightness(1.3)", offset: 0.6 },
      { clipPath: circle(reach), filter: "none" },
    ]);
  };
  // With another change before its end, or on a hidden page, it is just there.
  void ready.then(develop, () => {});
  void finished.finally(() => delete root.dataset["exposing"]);
}
