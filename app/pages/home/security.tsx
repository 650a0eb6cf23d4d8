import tenants from "drawing:tenants";
import tenantsCompact from "drawing:tenants-compact";
import parts from "records:home/security";

import { Drawing } from "#app/art/drawing.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";

const [controls, revisions] = parts;
const symbols: GdtSymbolName[] = ["surfaceFinish", "concentricity", "parallelism", "straightness"];

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
            {Object.entries(controls.items).map(([name, [text]], index) => (
              <li
                key={name}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-t border-hair py-4 max-md:py-2"
              >
                <GdtSymbol name={symbols[index]!} className="row-span-2 mt-0.5 size-7" />
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
              {
                head: "Rev",
                width: "w-14",
                cellClassName: "font-mono text-note",
                render: ([rev]) => rev,
              },
              {
                head: "Description",
                cellClassName: "max-md:min-w-56",
                render: ([, [text]]) => text,
              },
              { head: "By", cellClassName: noted, render: ([, [, by]]) => by },
              { head: "Time", cellClassName: noted, render: ([, [, , at]]) => <time>{at}</time> },
            ]}
            rows={Object.entries(revisions.items)}
            rowKey={([rev]) => rev}
          />
        </PhoneFold>
      </div>
    </Zone>
  );
}
