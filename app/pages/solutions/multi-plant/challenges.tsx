import { poolChallenges } from "./records.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Why pools fall apart: three sentences a corporate buyer has heard. */
export function Challenges() {
  return (
    <Zone>
      <div className="grid gap-x-pad gap-y-10 px-pad md:grid-cols-3">
        <header className="flex gap-8 md:col-span-3 lg:grid lg:grid-cols-12 lg:gap-0">
          <SectionMark />
          <h2 className="max-w-[12em] text-h2 lg:col-span-11">Why pooled purchasing fails.</h2>
        </header>
        {poolChallenges.map(({ heading, text }) => (
          <div key={heading}>
            <h3 className="mb-2 text-h3">{heading}</h3>
            <p className="max-w-[25em] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </Zone>
  );
}
