import type { ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";

/** What is said in place of a result; `missing` are the names of the numbers that cannot be used. */
export function missingText(missing: readonly string[]): string {
  const which = missing.length === 1 ? "this number" : "these numbers";
  return `No result. Check ${which}: ${missing.join("; ")}.`;
}

interface ResultRoomProps {
  missing: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A result. While a number is missing it keeps its room, so that nothing moves, and says so instead of an old answer. */
export function ResultRoom({ missing, className, children }: ResultRoomProps) {
  const isMissing = missing.length > 0;
  return (
    <div className={classNames("relative grid grid-cols-[minmax(0,1fr)]", className)}>
      <div className={classNames("flex flex-col", isMissing && "invisible")}>{children}</div>
      {isMissing && (
        <p data-missing className="absolute inset-x-0 top-0 max-w-[47em] px-pad py-5 text-lede">
          {missingText(missing)}
        </p>
      )}
    </div>
  );
}
