import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { ScrollArea } from "./scroll-area.tsx";

interface SwipeRowProps {
  label: string;
  /** Columns once there is room for all. */
  className?: string;
  children: ReactNode;
}

/** An ordered row of cells: side by side where they fit, swiped through one at a time on a phone. */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  return (
    <ScrollArea label={label} className="max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-pl-0">
      <ol
        className={classNames(
          "grid max-lg:w-max max-lg:auto-cols-[min(82vw,21rem)] max-lg:grid-flow-col",
          className,
        )}
      >
        {children}
      </ol>
    </ScrollArea>
  );
}
