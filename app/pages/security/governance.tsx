import { assurance, controlReview } from "#app/site/facts/assurance.ts";
import { frameworks, securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** What is governed, who signs, and the record that stays. */
const duties = [
  {
    what: "Policies",
    signs: "Security lead, then the chief executive",
    record: "Revision history in each policy",
  },
  {
    what: "Risks",
    signs: "Owner of the system",
    record: "Risk register: what was accepted, by whom and until when",
  },
  {
    what: "Controls",
    signs: `Control owner, ${controlReview}`,
    record: "Review with findings and dates",
  },
  {
    what: "Suppliers",
    signs: "Security lead, before the contract",
    record: "Subprocessor list with a review of each",
  },
  {
    what: "Incidents",
    signs: "Incident lead, at the end",
    record: "What happened, what was changed and who was told",
  },
];

const standards: { name: string; symbol: GdtSymbolName; text: string }[] = [
  {
    name: frameworks.soc2,
    symbol: "surfaceFinish",
    text: "The controls are listed above. We send the report on request, under NDA.",
  },
  {
    name: frameworks.iso27001,
    symbol: "flatness",
    text: "The table above lists Annex A references. The statement of applicability comes with the report.",
  },
  {
    name: frameworks.gdpr,
    symbol: "concentricity",
    text: "You are the controller and we are the processor, under a data processing agreement.",
  },
  {
    name: frameworks.ccpa,
    symbol: "parallelism",
    text: "We are a service provider. We do not sell or share personal information.",
  },
];

export function Governance() {
  return (
    <Zone tone="raised" space="flush">
      <div className="grid gap-y-8 px-pad pb-10 lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:col-span-5 lg:pr-pad">
          <SectionMark />
          <h2 className="text-h2">Who is responsible.</h2>
          <p className="max-w-[25em] text-ink-2">
            Every control has an owner and a written record. {assurance}{" "}
            <SiteLink to={contactAddress(securitySubjects.report)} className="text-link">
              Ask for the report
            </SiteLink>
            .
          </p>
        </header>
        <PhoneFold summary="Who approves what" className="max-md:-mx-pad lg:col-span-7">
          <table className="w-full border-collapse border-b border-hair text-left text-small max-md:mx-pad max-md:w-auto">
            <caption className="sr-only">
              Governance: what, who approves, which record is kept
            </caption>
            <thead className="font-mono text-label text-ink-3 max-md:sr-only">
              <tr>
                <th scope="col" className="w-[22%] pb-3 font-[450]">
                  What
                </th>
                <th scope="col" className="w-[34%] pr-4 pb-3 font-[450]">
                  Who approves
                </th>
                <th scope="col" className="pb-3 font-[450]">
                  Record
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {duties.map(({ what, signs, record }) => (
                <tr
                  key={what}
                  className="border-t border-hair *:py-3 *:align-top max-md:block max-md:py-3 max-md:*:block max-md:*:py-0.5"
                >
                  <th scope="row" className="text-body font-medium">
                    {what}
                  </th>
                  <td className="pr-4">{signs}</td>
                  <td className="text-ink-2">{record}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
      <ul className="ruled-cells border-t border-line md:grid-cols-2 lg:grid-cols-4">
        {standards.map(({ name, symbol, text }) => (
          <li key={name} className="flex flex-col items-start gap-3 p-pad">
            <FeatureFrame symbol={symbol}>{name}</FeatureFrame>
            <p className="text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
