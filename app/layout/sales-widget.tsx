import { type RefObject, lazy, Suspense, useEffect, useRef, useState } from "react";

export const revealAfterPx = 500;

const SalesPanel = lazy(async () => {
  const { SalesPanel: panel } = await import("./sales-widget/sales-panel.tsx");
  return { default: panel };
});

/** Comes in once the visitor has read on; large screens only. Its code is not fetched before. */
export function SalesWidget() {
  const pageTop = useRef<HTMLElement>(null);
  const isRevealed = useIsScrolledPast(pageTop);
  const [isCollapsed, setIsCollapsed] = useState(false);

  return (
    <>
      <i ref={pageTop} className="absolute top-0 left-0" />
      {isRevealed && (
        <Suspense fallback={null}>
          <SalesPanel isCollapsed={isCollapsed} onToggle={setIsCollapsed} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the page is scrolled more than `revealAfterPx` beyond the mark at its top. */
function useIsScrolledPast(mark: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    // An observer costs nothing while scrolling; the margin keeps the mark in sight for that long.
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${revealAfterPx}px 0px 0px` },
    );
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, [mark]);

  return isPast;
}
