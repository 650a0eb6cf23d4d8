import tenants from "drawing:tenants";
import tenantsCompact from "drawing:tenants-compact";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";

const controls: [GdtSymbolName, name: string, text: string][] = [
  ["surfaceFinish", "SOC-2 readiness", "Every control has an owner, a review date and evidence."],
  ["concentricity", "SSO and SCIM", "Your company directory manages accounts, on Enterprise."],
  ["parallelism", "Row level security", "Data isolation per tenant, enforced in the database."],
  [
    "straightness",
    "Encryption and backups",
    `${claims.encryption.figure} at rest, TLS in transit, restores tested.`,
  ],
];

/** The sample award's history on one day, as a revision table: newest first. */
const revisions = [
  { rev: "D", text: "Award RFQ-2417 to Tallow Creek Machine", by: "A. Reyes", at: "11:41" },
  {
    rev: "C",
    text: "Weights set: cost 40, lead time 30, reliability 30",
    by: "A. Reyes",
    at: "09:22",
  },
  { rev: "B", text: "Norrvik duty added, DAP to DDP", by: "Analyzer", at: "09:15" },
  { rev: "A", text: "14 responses received", by: "Intake", at: "09:14" },
];

const noted = "font-mono text-note whitespace-nowrap";

export function Security() {
  return (
    <Zone space="bare" className="grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col justify-between gap-8 border-line-2 px-pad pt-zone pb-5 max-md:gap-5 max-md:pb-2 lg:border-r">
        <div>
          <div className="flex gap-8 md:flex-col md:gap-5">
            <SectionMark />
            <h2 className="text-h2">Secure data, logged decisions.</h2>
          </div>
          <p className="mt-5 max-w-[25em] text-ink-2">
            Your data is isolated, encrypted and backed up. Every change to an award is logged with
            a name and a time. <ArrowLink to="/security">Read the controls</ArrowLink>
          </p>
        </div>
        <PhoneFold summary="The controls" className="max-md:-mx-pad">
          <ul className="max-md:px-pad">
            {controls.map(([symbol, name, text]) => (
              <li
                key={name}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-t border-hair py-4 max-md:py-2"
              >
                <GdtSymbol name={symbol} className="row-span-2 mt-0.5 size-7" />
                <h3 className="text-h4 font-medium tracking-snug">{name}</h3>
                <p className="text-small text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
      <div className="flex flex-col border-line-2 max-lg:border-t">
        <div className="grid flex-1 place-items-center gridded px-pad py-8 max-md:py-4">
          <Drawing of={tenants} className="max-md:hidden" />
          <Drawing of={tenantsCompact} className="max-w-56 md:hidden" />
        </div>
        <PhoneFold summary="The log of a sample award">
          <Table
            caption="Revision history of a sample award"
            scrolls="Revision history of a sample award"
            columns={[
              { head: "Rev", width: "w-14", cellClassName: "font-mono text-note", render: "rev" },
              { head: "Description", cellClassName: "max-md:min-w-56", render: "text" },
              { head: "By", cellClassName: noted, render: "by" },
              { head: "Time", cellClassName: noted, render: ({ at }) => <time>{at}</time> },
            ]}
            rows={revisions}
            rowKey={({ rev }) => rev}
          />
        </PhoneFold>
      </div>
    </Zone>
  );
}
