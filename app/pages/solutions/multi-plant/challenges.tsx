import { poolChallenges } from "./records.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Why pools fall apart: three sentences a corporate buyer has heard. */
export function Challenges() {
  return (
    <Zone space="bare" className="grid lg:grid-cols-12">
      <div className="flex flex-col gap-5 px-pad pt-zone pb-8 lg:col-span-5">
        <SectionMark />
        <h2 className="text-h2">Why pooled purchasing fails.</h2>
      </div>
      <ul className="border-line-2 max-lg:border-t lg:col-span-7 lg:border-l">
        {poolChallenges.map(({ heading, text }) => (
          <li key={heading} className="border-hair px-pad py-5 not-last:border-b">
            <h3 className="mb-2 text-h4 font-medium tracking-snug">{heading}</h3>
            <p className="max-w-[38em] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
