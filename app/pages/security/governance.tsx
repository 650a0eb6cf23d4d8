import { assurance, controlReview } from "#app/site/facts/assurance.ts";
import { frameworks, securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";

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
          <Table
            caption="Governance: what, who approves, which record is kept"
            stacks="md"
            isInText
            className="border-b border-hair"
            columns={[
              {
                head: "What",
                width: "w-[22%]",
                isRowHead: true,
                cellClassName: "text-body font-medium",
                render: ({ what }) => what,
              },
              { head: "Who approves", width: "w-[34%]", render: ({ signs }) => signs },
              { head: "Record", cellClassName: "text-ink-2", render: ({ record }) => record },
            ]}
            rows={duties}
            rowKey={({ what }) => what}
          />
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
