import parts from "records:product/security";

import { modules } from "#app/site/modules.ts";
import { frameworks } from "#app/site/security/security-controls.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const [controls, kept] = parts;

export function SecurityAndCompliance() {
  return (
    <Zone tone="raised" space="bare" className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col justify-between gap-10 border-line-2 pt-zone lg:border-r">
        <header className="flex flex-col gap-5 px-pad">
          <SectionMark />
          <h2 className="text-h2">Security and compliance.</h2>
          <p className="max-w-[29em] text-ink-2">
            Zero surprises with compliance and audit: each module stores the evidence an auditor
            asks for. <ArrowLink to="/security">Read the controls</ArrowLink>
          </p>
        </header>
        <div>
          <h3 className="px-pad pb-3 label">Compliance</h3>
          <ul className="ruled-cells grid-cols-2 border-t border-line">
            {Object.values(frameworks).map((standard) => (
              <li key={standard} className="px-pad py-4 text-h4 font-medium tracking-snug">
                {standard}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-line-2 max-lg:border-t">
        <ul className="ruled-cells sm:grid-cols-2">
          {Object.entries(controls.items).map(([name, [text, symbol]]) => (
            <li key={name} className="flex flex-col items-start gap-3 px-pad py-6">
              <FeatureFrame symbol={symbol as GdtSymbolName}>{name}</FeatureFrame>
              <p className="text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <PhoneFold summary="What each module keeps">
          <ol className="border-t border-line px-pad">
            {modules.map(({ name }, index) => (
              <li
                key={name}
                className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center border-hair py-4 not-first:border-t"
              >
                <Balloon>{index + 1}</Balloon>
                <p className="grid gap-x-pad text-small md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
                  <b className="font-medium">{name}</b>
                  <span className="text-ink-2">{kept.items[name]}</span>
                </p>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Zone>
  );
}
