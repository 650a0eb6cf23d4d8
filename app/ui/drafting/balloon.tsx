import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";

/** A reference balloon: ranks, modules, ballooned quotes. */
export function Balloon({ children, won = false }: { children: ReactNode; won?: boolean }) {
  return (
    <span
      className={classNames(
        "inline-grid size-9 flex-none place-items-center rounded-full border-[1.5px] font-mono text-[0.875rem] leading-none font-[500] transition-colors duration-240",
        won ? "border-signal bg-signal text-on-signal" : "border-line bg-(--fill)",
      )}
    >
      {children}
    </span>
  );
}
