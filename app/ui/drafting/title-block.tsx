import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { unbroken } from "../unbroken.tsx";

export interface TitleBlockEntry {
  label: string;
  value: ReactNode;
  /** The figure of the block, set large. */
  big?: boolean;
}

/** A drawing's title block: labels over values, in touching cells. */
export function TitleBlock({
  entries,
  isLined,
  className,
}: {
  entries: TitleBlockEntry[];
  /** From a tablet on, label and value in one line. */
  isLined?: boolean;
  className?: string;
}) {
  return (
    <dl className={classNames("ruled-cells border-t border-line", className)}>
      {entries.map((entry) => (
        <div
          key={entry.label}
          className={classNames(
            "px-pad pt-2 pb-3",
            isLined && "md:flex md:items-center md:justify-between md:gap-4",
          )}
        >
          <dt className="font-mono text-label tracking-[0.02em] text-ink-3">{entry.label}</dt>
          <dd
            className={classNames(
              "font-mono",
              entry.big
                ? "text-[1.375rem] leading-none font-[500] tracking-display"
                : "text-note leading-[1.3] font-[450]",
            )}
          >
            {unbroken(entry.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
