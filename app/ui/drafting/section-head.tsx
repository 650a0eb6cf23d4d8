import { createContext, type ReactNode, use } from "react";

import { classNames } from "../class-names.ts";
import { unbroken } from "../unbroken.tsx";

/** Number of the sheet that is shown, in the drawing set. */
export const SheetNumber = createContext(0);

/** Section mark: zone letter over sheet number; the arrow shows the viewing direction. */
export function SectionMark() {
  return (
    <span
      aria-hidden="true"
      className="relative grid size-12 flex-none rounded-full border-[1.5px] border-line bg-[linear-gradient(var(--color-line)_0_0)] bg-[length:100%_1px] bg-center bg-no-repeat text-center font-mono text-[0.9375rem]/[1.4rem] font-[500] after:absolute after:top-1/2 after:left-full after:h-3.5 after:w-3 after:translate-x-[2px] after:-translate-y-1/2 after:bg-line after:[clip-path:polygon(0_0,100%_50%,0_100%)]"
    >
      <i className="not-italic zone-letter" />
      <small className="text-label leading-[1.45rem] font-[400] text-ink-3">
        {use(SheetNumber)}
      </small>
    </span>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Section mark, heading, and a note at column nine. In em, as wide before our fonts come: their "0" is wider. */
export function SectionHead({ title, children, className }: SectionHeadProps) {
  return (
    <header
      className={classNames(
        "grid grid-cols-[auto_1fr] gap-x-8 gap-y-4 px-pad pb-6 max-[22rem]:grid-cols-1 md:gap-y-0 md:pb-12 lg:grid-cols-12 lg:gap-x-0",
        className,
      )}
    >
      <div className="-mt-1 lg:mt-2">
        <SectionMark />
      </div>
      <h2 className="max-w-[10.83em] min-w-0 text-h2 wrap-break-word lg:col-span-7">
        {unbroken(title)}
      </h2>
      {children && (
        <div className="max-w-[35em] text-ink-2 min-[22rem]:max-md:col-span-2 md:col-start-2 md:mt-4 lg:col-span-4 lg:col-start-9 lg:mt-2 lg:max-w-[26.4em]">
          {children}
        </div>
      )}
    </header>
  );
}
