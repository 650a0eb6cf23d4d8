import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { ScrollArea } from "./scroll-area.tsx";

interface SwipeRowProps {
  label: string;
  /** Columns once there is room for all. */
  className?: string;
  children: ReactNode;
}

/**
 * An ordered row of cells: side by side where they fit, swiped through one or two at a time elsewhere. Of the next cell
 * only the blank margin is in view, so that the hatched edge lies over no letters.
 */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  return (
    <ScrollArea label={label} className="max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-pl-0">
      <ol
        className={classNames(
          "grid max-lg:w-max max-lg:auto-cols-[calc(var(--row)/var(--cells))] max-lg:grid-flow-col max-lg:[--cells:1] max-lg:[--row:calc(100vw-2*var(--spacing-gutter)-var(--spacing-pad)-2px)] min-[38rem]:max-lg:[--cells:2]",
          className,
        )}
      >
        {children}
      </ol>
    </ScrollArea>
  );
}
