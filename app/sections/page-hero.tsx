import type { ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

interface PageHeroProps {
  /** What the reader gets, in one plain line. */
  outcome?: string;
  title: ReactNode;
  lead: ReactNode;
  /** Leaves more of a laptop's first screen to what follows. */
  isLow?: boolean;
  /** Actions or controls under the lead. */
  children?: ReactNode;
}

/** Page title, with the lead at column nine. */
export function PageHero({ outcome, title, lead, isLow = false, children }: PageHeroProps) {
  return (
    <header
      className={classNames(
        "grid items-end gap-y-8 px-pad pt-[clamp(2.5rem,5vw,4.5rem)] pb-12 lg:grid-cols-12",
        isLow && "laptop:pt-8 laptop:pb-7",
      )}
    >
      <div className="min-w-0 lg:col-span-8 lg:pr-pad">
        {outcome && <p className="mb-3 text-lede font-medium">{unbroken(outcome)}</p>}
        <h1 className="text-h1 tracking-display wrap-break-word">{unbroken(title)}</h1>
      </div>
      <div className="max-w-160 lg:col-span-4 lg:col-start-9">
        <div className="text-pretty text-ink-2">{unbroken(lead)}</div>
        {children && <div className="mt-6 button-row">{children}</div>}
      </div>
    </header>
  );
}
