import { caseStudies } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { amountText, improvementText } from "#app/format/improvement.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** The same measurement on three desks: it may share a scale. */
const cycles = caseStudies.map(({ id, company, results: [cycle] }) => ({ id, company, cycle }));
const scaleDays = Math.max(...cycles.map(({ cycle }) => cycle.before));

export function Results() {
  return (
    <Zone tone="blueprint" space="bare" className="grid lg:grid-cols-12">
      <div className="border-line-2 gridded px-pad pt-zone pb-8 lg:col-span-5 lg:border-r">
        <SectionMark />
        <h2 className="mt-6 text-h4 font-medium tracking-snug">
          <span className="block text-mega tracking-figure">{claims.manualWork.figure}</span>{" "}
          <span className="mt-5 block text-h3 tracking-snug">{claims.manualWork.label}</span>
        </h2>
        <p className="mt-4 max-w-[25em] text-ink-2">{unbroken(baselines.manualWork)}.</p>
      </div>
      <div className="flex flex-col px-pad pt-8 pb-8 max-lg:border-t max-lg:border-line-2 lg:col-span-7 lg:pt-zone">
        <h3 className="text-h3">
          {unbroken(claims.cycleTime.figure)} {claims.cycleTime.label}
        </h3>
        <p className="mt-3 max-w-[35em] text-ink-2">{unbroken(baselines.cycleTime)}.</p>
        <PhoneFold summary="Companies" className="mt-6 flex-1 max-md:-mx-pad">
          <ol className="grid h-full max-md:px-pad">
            {cycles.map(({ id, company, cycle }) => (
              <li
                key={id}
                className="grid items-center gap-x-pad gap-y-2 border-t border-hair py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_5rem]"
              >
                <ArrowLink to={`/customers/case-studies#${id}`} className="justify-self-start">
                  {company}
                </ArrowLink>
                <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 pr-4 font-mono text-note *:even:pl-5">
                  <dt className="text-ink-3">Before</dt>
                  <dd>
                    <Dimension share={cycle.before / scaleDays}>
                      {amountText(cycle.before, cycle.unit)}
                    </Dimension>
                  </dd>
                  <dt className="text-ink-3">After</dt>
                  <dd>
                    <Dimension share={cycle.after / scaleDays} holdsLabelFrom={1}>
                      {amountText(cycle.after, cycle.unit)}
                    </Dimension>
                  </dd>
                </dl>
                <p className="figures">{improvementText(cycle)}</p>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Zone>
  );
}
