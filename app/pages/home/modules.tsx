import exploded from "drawing:exploded";

import { Drawing } from "#app/art/drawing.tsx";
import { modules } from "#app/site/modules.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

export function Modules() {
  return (
    <Zone space="flush">
      <SectionHead title="Four modules, one record." className="lg:pb-0">
        <p>
          Start with the RFQ Analyzer and add the other modules when you need them. All modules
          share one data model. <ArrowLink to="/product">See the platform</ArrowLink>
        </p>
      </SectionHead>
      <div className="px-pad pb-6 max-md:hidden">
        <Drawing of={exploded} />
      </div>
      <div className="border-t border-line-2">
        <SwipeRow label="Modules" className="lg:grid-cols-4">
          {modules.map((module, index) => (
            <li
              key={module.name}
              className="flex snap-start flex-col gap-3 border-l border-hair p-pad pb-7 first:border-l-0"
            >
              <Balloon>{index + 1}</Balloon>
              <h3 className="mt-1.5 text-h4 font-medium tracking-snug">{module.name}</h3>
              <p className="text-small text-ink-2">{module.text}</p>
              <ul className="mt-auto border-t border-hair font-mono text-note text-ink-2">
                {module.features.map((feature) => (
                  <li key={feature} className="border-b border-hair py-1.5">
                    {feature}
                  </li>
                ))}
              </ul>
              <ArrowLink to={module.to} className="mt-2 self-start text-small">
                See {module.name}
              </ArrowLink>
            </li>
          ))}
        </SwipeRow>
      </div>
    </Zone>
  );
}
