import type { ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

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

interface VerdictProps {
  /** The names of the numbers that cannot be used. */
  missing: readonly string[];
  /** What it comes to, in a sentence. */
  children: string;
}

/**
 * The answer of a tool, in a sentence. While any of the tool is in view, so is its answer; on a phone its first two lines,
 * and the rest where it stands. It is spoken when it has changed and rests. It stands in the form itself and keeps its room.
 */
export function Verdict({ missing, children }: VerdictProps) {
  const verdict = missing.length === 0 ? children : missingText(missing);
  return (
    <>
      <div className="sticky bottom-0 z-1 col-span-full border-t border-line bg-ground px-pad py-3 text-lede max-sm:-bottom-14 max-sm:text-small">
        <p data-verdict className="min-h-[4lh] max-w-[47em] sm:min-h-[3lh] lg:min-h-[2lh]">
          {unbroken(verdict)}
        </p>
      </div>
      <SettledAnnouncement state={verdict} text={verdict} />
    </>
  );
}
