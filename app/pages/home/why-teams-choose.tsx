import impeller from "drawing:impeller";
import reasons from "records:home/reasons";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

/** A figure's number large, its unit small: 80%, 9%. */
function Figure({ text }: { text: string }) {
  const [, number, unit] = /^(\d+)?(.*)$/.exec(text) ?? [];
  return (
    <p className="text-[clamp(2.25rem,1.2rem+4.7vw,6rem)] leading-[0.9] tracking-figure whitespace-nowrap">
      {number}
      {number ? <small className="ml-[0.1em] text-[0.42em] tracking-head">{unit}</small> : unit}
    </p>
  );
}

export function WhyTeamsChoose() {
  return (
    <Zone
      space="bare"
      tone="blueprint"
      className="grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col justify-between gap-8 border-line-2 gridded px-pad pt-zone pb-6 max-lg:border-b lg:border-r">
        <div>
          <SideHead title={`Why teams choose ${brand.name}.`} />
          <p className="mt-5 max-w-[25em] text-ink-2">
            Four results, each with what it was compared with. Each pair of lines is drawn on one
            scale.
          </p>
        </div>
        <Drawing of={impeller} className="mx-auto max-w-108 max-md:hidden" />
      </div>
      <div className="min-w-0">
        <SwipeRow label="Four results" className="lg:h-full">
          {reasons.map((reason) => (
            <li
              key={reason.title}
              className="grid snap-start items-start gap-x-pad gap-y-1.5 border-l border-hair px-pad py-4 first:border-l-0 lg:grid-cols-[4fr_7fr] lg:items-center lg:border-b lg:border-l-0 lg:py-7 lg:last:border-b-0"
            >
              <Figure text={reason.figure} />
              <div>
                <h3 className="mb-1 text-h4 font-[500]">{reason.title}</h3>
                <p className="max-w-[35em] text-small text-ink-2">{reason.text}</p>
                <p className="mt-1 max-w-[38em] note">{unbroken(reason.baseline)}.</p>
                <dl className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 pr-2 font-mono text-note leading-[1.1] md:mt-4">
                  {reason.pair.map((line) => (
                    <div key={line.label} className="contents">
                      <dt className="text-ink-3">{line.label}</dt>
                      <dd>
                        <Dimension share={line.share} holdsLabelFrom={0.5}>
                          {line.value}
                        </Dimension>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </SwipeRow>
      </div>
    </Zone>
  );
}
