import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";

import { CountrySelect } from "../normalize/country-select.tsx";

interface DeliveredToProps {
  quotes: QuotePackage;
  view: PackageView;
}

/** Where the goods go, and which costs on the way there nobody states: how far those could change the order. */
export function DeliveredTo({ quotes, view }: DeliveredToProps) {
  const { sampleId } = quotes.state;
  const sentences = view.group?.openCosts ?? [];
  const isAllKnown = sentences.length === 0 && (view.group?.rankedCount ?? 0) > 0;
  return (
    <section
      aria-label="Delivery"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-pad py-3 text-small"
    >
      <span className="flex items-center gap-2">
        <span className="label">Goods go to</span>
        <CountrySelect
          label="Goods go to"
          value={view.destination}
          none="not said"
          onChange={(destination) => quotes.set({ destination })}
        />
      </span>
      <div className="min-w-60 flex-1">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {sampleId !== null && <p className="note">Freight and duty of this sample are invented.</p>}
        {sampleId === null && isAllKnown && (
          <p className="note">Freight and duty are in every price, stated, or given by you.</p>
        )}
      </div>
    </section>
  );
}
