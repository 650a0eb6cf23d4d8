import { type ReactNode, useEffect, useRef, useState } from "react";

import { classNames } from "./class-names.ts";

interface ScrollAreaProps {
  /** What scrolls, for those who come to it by keyboard. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls inside itself. It is a stop for the keyboard, until its code finds that there is nothing to scroll. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = area.current!;
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      ),
    );
    // What it holds may grow while its own box stays.
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={area}
      {...(scrolls ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      className={classNames(
        "overflow-x-auto overscroll-x-contain hatched-where-more focus-visible:-outline-offset-2",
        className,
      )}
    >
      {children}
    </div>
  );
}
