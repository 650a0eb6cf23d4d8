import { scorecards } from "./scorecards.ts";
import { supplierDocuments } from "./document-register.ts";
import { type RiskCheck, riskChecks, type RiskLevel, supplierRisk } from "./risk-watch.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

const risks = scorecards.map((card) => ({ ...card, ...supplierRisk(card, supplierDocuments) }));
type Risk = (typeof risks)[number];
const checks = Object.entries(riskChecks) as [RiskCheck, string][];
const levels = {
  hold: { name: "Hold", tone: "err" },
  watch: { name: "Watch", tone: "warn" },
  clear: { name: "Clear", tone: "ok" },
} as const satisfies Record<RiskLevel, { name: string; tone: string }>;

/** Every supplier against every limit: what was found, or nothing. */
export function RiskMonitoring() {
  return (
    <HeadedZone
      id="risk"
      title="Risk monitoring."
      note="Six checks on the scores and documents above. A lapsed document blocks the next award. All other findings are marked to watch."
    >
      <Table
        caption="Risk checks by supplier"
        stacks="lg-pairs"
        className="lg:table-fixed"
        columns={[
          {
            head: "Supplier",
            isRowHead: true,
            cellClassName: "font-medium max-lg:pb-2",
            render: ({ supplier, level }) => (
              <>
                <span className="mb-2 block max-lg:inline max-lg:pr-2">{supplier}</span>{" "}
                <FeatureFrame tone={levels[level].tone}>{levels[level].name}</FeatureFrame>
              </>
            ),
          },
          ...checks.map(([check, name]) => ({
            head: name,
            cellClassName: ({ found }: Risk) => !found[check] && "max-lg:hidden",
            render: ({ found }: Risk) => <Found name={name} text={found[check]} />,
          })),
        ]}
        rows={risks}
        rowKey={({ id }) => id}
      />
    </HeadedZone>
  );
}

function Found({ name, text }: { name: string; text: string | undefined }) {
  return text ? (
    <span className="flex gap-2">
      <Icon name="warning" className="mt-1 size-4 flex-none text-warn" />
      <span>
        <span className="block note lg:hidden">{name}</span>
        {text}
      </span>
    </span>
  ) : (
    <>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span className="sr-only">nothing found</span>
    </>
  );
}
