import parts from "records:security/governance";

import { assurance } from "#app/site/facts/assurance.ts";
import { securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";

const [duties, standards] = parts;
const symbols: GdtSymbolName[] = ["surfaceFinish", "flatness", "concentricity", "parallelism"];

export function Governance() {
  return (
    <Zone tone="raised" space="flush">
      <div className="grid gap-y-8 px-pad pb-10 lg:grid-cols-12">
        <SideHead
          className="lg:col-span-5 lg:pr-pad"
          title="Who is responsible."
          note={
            <>
              Every control has an owner and a written record. {assurance}{" "}
              <SiteLink to={contactAddress(securitySubjects.report)} className="text-link">
                Ask for the report
              </SiteLink>
              .
            </>
          }
        />
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
                render: ([what]) => what,
              },
              { head: "Who approves", width: "w-[34%]", render: ([, [signs]]) => signs },
              { head: "Record", cellClassName: "text-ink-2", render: ([, [, record]]) => record },
            ]}
            rows={Object.entries(duties.items)}
            rowKey={([what]) => what}
          />
        </PhoneFold>
      </div>
      <ul className="ruled-cells border-t border-line md:grid-cols-2 lg:grid-cols-4">
        {Object.entries(standards.items).map(([name, [text]], index) => (
          <li key={name} className="flex flex-col items-start gap-3 p-pad">
            <FeatureFrame symbol={symbols[index]!}>{name}</FeatureFrame>
            <p className="text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
