import { frameworks, securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** What is governed, who signs, and the record that stays. */
const duties = [
  {
    what: "Policies",
    signs: "Security lead, then the chief executive",
    record: "Revision table in each policy, like a drawing's",
  },
  {
    what: "Risks",
    signs: "Owner of the system concerned",
    record: "Risk register: what was accepted, by whom, until when",
  },
  {
    what: "Controls",
    signs: "Control owner, every quarter",
    record: "Review sheet with findings and dates",
  },
  {
    what: "Suppliers",
    signs: "Security lead, before the contract",
    record: "Subprocessor list with the review behind each line",
  },
  {
    what: "Incidents",
    signs: "Incident lead, at closing",
    record: "What happened, what was changed, who was told",
  },
];

const standards: { name: string; symbol: GdtSymbolName; text: string }[] = [
  {
    name: frameworks.soc2,
    symbol: "surfaceFinish",
    text: "The control list above, and the report on request. You will find no badge to admire here.",
  },
  {
    name: frameworks.iso27001,
    symbol: "flatness",
    text: "Annex A references stand in the matrix. The statement of applicability comes with the report.",
  },
  {
    name: frameworks.gdpr,
    symbol: "concentricity",
    text: "You are the controller, we are the processor. The agreement says so in that order.",
  },
  {
    name: frameworks.ccpa,
    symbol: "parallelism",
    text: "A service provider, in the law's words. Personal information is neither sold nor shared.",
  },
];

export function Governance() {
  return (
    <Zone tone="raised" space="flush">
      <div className="grid gap-y-8 px-pad pb-10 lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:col-span-5 lg:pr-pad">
          <SectionMark />
          <h2 className="text-h2">Who signs for it.</h2>
          <p className="max-w-[40ch] text-ink-2">
            A control without an owner is a wish. Each has one, and a record that outlives the
            meeting. Ask for the{" "}
            <SiteLink to={contactAddress(securitySubjects.report)} className="text-link">
              report
            </SiteLink>
            .
          </p>
        </header>
        <table className="w-full border-collapse border-b border-hair text-left text-small lg:col-span-7">
          <caption className="sr-only">Governance: what, who signs, which record stays</caption>
          <thead className="font-mono text-label text-ink-3 max-md:sr-only">
            <tr>
              <th scope="col" className="w-[22%] pb-2.5 font-[450]">
                What
              </th>
              <th scope="col" className="w-[34%] pr-4 pb-2.5 font-[450]">
                Who signs
              </th>
              <th scope="col" className="pb-2.5 font-[450]">
                The record that stays
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
