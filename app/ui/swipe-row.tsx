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
          "grid overflow-visible max-lg:auto-cols-[calc(100%-var(--spacing-pad))] max-lg:grid-flow-col min-[38rem]:max-lg:auto-cols-[calc(50%-var(--spacing-pad)/2)]",
          className,
        )}
      >
        {children}
      </ol>
    </ScrollArea>
  );
}
