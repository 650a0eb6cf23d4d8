import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { missingText } from "./result-room.tsx";

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
