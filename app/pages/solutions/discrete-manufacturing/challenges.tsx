import { castingChallenges } from "./records.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** What hides in a casting quote: three flag notes, each with where it goes. */
export function Challenges() {
  return (
    <Zone>
      <div className="grid gap-y-8 px-pad max-md:gap-y-5 lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:col-span-4 lg:pr-pad">
          <SectionMark />
          <h2 className="text-h2">Three costs that quotes hide.</h2>
        </header>
        <dl className="lg:col-span-8">
          {castingChallenges.map(({ heading, text, answer }) => (
            <div
              key={heading}
              className="grid gap-x-pad gap-y-3 border-t border-line py-6 max-md:gap-y-2 max-md:py-4 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <dt className="text-h3">{heading}</dt>
              <dd className="text-ink-2">{text}</dd>
              <dd className="border-l-[1.5px] border-line pl-4">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Zone>
  );
}
