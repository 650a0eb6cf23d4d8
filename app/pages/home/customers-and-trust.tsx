import corvane from "drawing:wordmark/corvane";
import halvard from "drawing:wordmark/halvard";
import kitebird from "drawing:wordmark/kitebird";
import ostrander from "drawing:wordmark/ostrander";
import palisade from "drawing:wordmark/palisade";
import tessel from "drawing:wordmark/tessel";
import parts from "records:home/trust";

import { Drawing } from "#app/art/drawing.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import type { GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const customers = [halvard, kitebird, ostrander, palisade, tessel, corvane];

const [asked] = parts;
const symbols: GdtSymbolName[] = ["surfaceFinish", "concentricity", "parallelism", "straightness"];

export function CustomersAndTrust() {
  return (
    <Zone space="bare" label="Customers and trust">
      <div className="flex flex-col gap-x-[clamp(1.25rem,2.4vw,2.5rem)] gap-y-5 px-pad py-6 lg:flex-row lg:items-center">
        <h2 className="max-w-40 label">Illustrative customers</h2>
        <ul className="grid flex-1 grid-cols-2 items-center gap-x-6 gap-y-5 md:grid-cols-3 lg:flex lg:justify-between">
          {customers.map((customer) => (
            <li key={customer.label}>
              <Drawing
                of={customer}
                className="h-[22px] w-auto max-w-full text-ink-2 lg:h-[26px]"
              />
            </li>
          ))}
        </ul>
      </div>
      <ul className="ruled-cells grid-cols-2 border-t border-line-2 lg:grid-cols-4">
        {Object.entries(asked.items).map(([name, [text]], index) => (
          <li key={name} className="flex flex-col gap-2.5 p-pad max-md:p-3">
            <FeatureFrame symbol={symbols[index]!}>{name}</FeatureFrame>
            <p className="text-small text-ink-2 max-md:leading-[1.35]">{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
