import { scorecards } from "./scorecards.ts";
import { supplierDocuments } from "./supplier-documents.ts";
import { type RiskCheck, riskChecks, type RiskLevel, supplierRisk } from "./risk-watch.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const risks = scorecards.map((card) => ({
  ...card,
  ...supplierRisk(card, supplierDocuments),
}));
const checks = Object.entries(riskChecks) as [RiskCheck, string][];
const levels = {
  hold: { name: "Hold", tone: "err" },
  watch: { name: "Watch", tone: "warn" },
  clear: { name: "Clear", tone: "ok" },
} as const satisfies Record<RiskLevel, { name: string; tone: string }>;

const cell = "border-l border-hair px-3 py-3 align-top max-lg:border-l-0 max-lg:px-0 max-lg:py-1";

/** Every supplier against every limit: what was found, or nothing. */
export function RiskMonitoring() {
  return (
    <Zone space="flush" id="risk">
      <SectionHead title="Risk monitoring.">
        <p>
          Six checks on the scores and documents above. A lapsed document blocks the next award. All
          other findings are marked to watch.
        </p>
      </SectionHead>
      <table className="w-full table-fixed border-collapse border-t-[1.5px] border-line text-small max-lg:block">
        <caption className="sr-only">Risk checks by supplier</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line">
            <th
              scope="col"
              className="px-3 py-2.5 pl-pad text-left font-mono text-label font-[450] text-ink-3"
            >
              Supplier
            </th>
            {checks.map(([check, name]) => (
              <th
                key={check}
                scope="col"
                className="border-l border-hair px-3 py-2.5 text-left align-bottom font-mono text-label font-[450] text-ink-3"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block md:max-lg:grid md:max-lg:grid-cols-2">
          {risks.map(({ id, supplier, level, found }) => (
            <tr
              key={id}
              className="border-hair not-first:border-t last:odd:col-span-full max-lg:block max-lg:px-pad max-lg:py-4 md:max-lg:nth-2:border-t-0"
            >
              <th
                scope="row"
                className="px-3 py-3 text-left align-top font-medium max-lg:block max-lg:p-0 max-lg:pb-2 lg:pl-pad"
              >
                <span className="mb-2 block max-lg:inline max-lg:pr-2">{supplier}</span>{" "}
                <FeatureFrame tone={levels[level].tone}>{levels[level].name}</FeatureFrame>
              </th>
              {checks.map(([check, name]) => (
                <td
                  key={check}
                  className={`${cell} ${found[check] ? "max-lg:block" : "max-lg:hidden"}`}
                >
                  {found[check] ? (
                    <span className="flex gap-2">
                      <Icon name="warning" className="mt-1 size-4 flex-none text-warn" />
                      <span>
                        <span className="block note lg:hidden">{name}</span>
                        {found[check]}
                      </span>
                    </span>
                  ) : (
                    <>
                      <span aria-hidden="true" className="text-ink-3">
                        –
                      </span>
                      <span className="sr-only">nothing found</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Zone>
  );
}
