import { illustrativeRates } from "#analyzer/package/rates.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { formatPrice, toCents } from "#app/format/format-price.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/setting-fields.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

import { awards, type Basket, electronicsSettings, workLines } from "./bom-cost.ts";
import { BomTable } from "./bom-table.tsx";

const { rfq, partName, lines, distributors, weights } = electronicsSample;
const { boards, attrition, parts } = electronicsSettings;

/** A bill of materials, with what minimum order and pack really make one buy. */
export function BomSheet() {
  const tool = useToolSettings(electronicsSettings);
  const worked = workLines(lines, distributors, {
    boards: tool.worked.boards,
    attritionPercent: Number(tool.worked.attrition),
    activeOnly: tool.worked.parts === "active",
  });
  const award = awards(worked, distributors, weights);
  return (
    <InspectionSheet
      label="Bill of materials"
      title="The lowest unit price can cost more."
      lead="Minimum orders, full reels and full trays make you buy more than you need. Enter the number of boards, and every line is rounded up to what the distributor sells. Costs are landed."
      tool={tool}
      entriesClassName="grid-cols-2 md:grid-cols-4"
      entries={{
        RFQ: rfq,
        Assembly: partName,
        Lines: `${lines.length}, ${distributors.length} distributors`,
        Currency: `EUR to USD, ${illustrativeRates.perUnit["EUR"]}`,
      }}
      verdict={verdict(award)}
    >
      <div className="flex flex-wrap items-start gap-x-10 gap-y-5 border-t border-line px-pad py-5">
        <NumberSettingField
          name="boards"
          setting={boards}
          isUsable={tool.settings.boards !== null}
          className="w-48 max-sm:w-full"
        />
        <div className="contents noscript:hidden">
          <ChoiceChips
            label="Attrition on chip parts"
            name="attrition"
            options={attrition.options.map((value) => ({ value, label: `${value}%` }))}
            value={attrition.default}
          />
          <ChoiceChips
            label="Lifecycle"
            name="parts"
            options={[
              { value: "any", label: "All quoted parts" },
              { value: "active", label: "Active only" },
            ]}
            value={parts.default}
          />
        </div>
      </div>
      <ResultRoom missing={tool.missing} className="border-t border-line">
        <PhoneFold summary={`The ${lines.length} lines, each with its best offer`}>
          <BomTable worked={worked} />
        </PhoneFold>
        <AwardList award={award} />
      </ResultRoom>
    </InspectionSheet>
  );
}

function verdict({ ranked, split }: ReturnType<typeof awards>): string {
  const best = ranked[0]?.quote;
  if (split.landedCost === null)
    return "One line has no offer. Allow parts that are not active, or approve an alternate.";
  const splitCost = formatPrice(split.landedCost);
  if (!best?.landedCost) {
    return `No single distributor can fill the bill. Split by line it is ${splitCost} landed.`;
  }
  const single = `${best.supplier} fills the whole bill for ${formatPrice(best.landedCost)} landed`;
  const saving = toCents(best.landedCost) - toCents(split.landedCost);
  if (saving < 0.005) return `${single}; splitting it by line saves nothing.`;
  return `${single}; split by line it is ${splitCost}, which is ${formatPrice(saving)} less.`;
}

const legend = [
  { name: "used", hatch: "hatch-parts" },
  { name: "freight, duty", hatch: "hatch-freight" },
  { name: "not needed", hatch: "" },
];

/** One distributor for everything, best first, and the split by line under them on the same scale. */
function AwardList({ award }: { award: ReturnType<typeof awards> }) {
  const { ranked, incomplete, split } = award;
  const totals = [...ranked.map(({ quote }) => quote), split];
  const scale = Math.max(...totals.map(({ landedCost }) => landedCost ?? 0));
  const lowest = `Lowest order for each line, ${split.leadTimeDays} d`;
  const rows: Omit<AwardRowProps, "scale">[] = [
    ...ranked.map(({ quote, rank, score }) => {
      const note = `Score ${score.toFixed(1)}, ${quote.leadTimeDays} d`;
      return { mark: String(rank), name: quote.supplier, note, basket: quote, won: rank === 1 };
    }),
    ...incomplete.map((quote) => {
      const { supplier, missingLines } = quote;
      const note = `${missingLines} ${missingLines === 1 ? "line" : "lines"} without an offer`;
      return { mark: "–", name: supplier, note, basket: quote };
    }),
    {
      mark: "S",
      name: "Split by line",
      note: split.leadTimeDays === null ? "A line has no offer" : lowest,
      basket: split,
    },
  ];
  return (
    <div className="border-t-[1.5px] border-line">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-pad pt-4 pb-3">
        <h3 className="label">The whole bill, landed</h3>
        <ul aria-hidden="true" className="flex gap-x-4 text-label text-ink-3">
          {legend.map(({ name, hatch }) => (
            <li key={name} className="flex items-center gap-1.5 font-mono">
              <i className={`h-[9px] w-[18px] border border-current ${hatch}`} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ol>
        {rows.map((row) => (
          <AwardRow key={row.name} {...row} scale={scale} />
        ))}
      </ol>
    </div>
  );
}

interface AwardRowProps {
  mark: string;
  name: string;
  note: string;
  basket: Basket;
  scale: number;
  won?: boolean;
}

function AwardRow({ mark, name, note, basket, scale, won = false }: AwardRowProps) {
  const { landedCost, overbuyCost, cost } = basket;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-hair px-pad py-3 md:grid-cols-[3rem_14rem_minmax(0,1fr)_8rem]">
      <Balloon won={won}>{mark}</Balloon>
      <p>
        <b className="block font-[540]">{name}</b>
        <span className="note">{note}</span>
      </p>
      <div className="max-md:col-span-3 max-md:row-start-2">
        {landedCost !== null && (
          <LandedCostBar
            cost={{
              parts: cost.parts - overbuyCost,
              tooling: 0,
              freight: cost.freight + cost.duty,
              duty: overbuyCost,
            }}
            scale={scale}
            won={won}
          />
        )}
      </div>
      <p className="text-right">
        <span className="block figures font-[500]">
          {landedCost === null ? "–" : formatPrice(landedCost)}
        </span>
        {landedCost !== null && (
          <span className="block note">{formatPrice(overbuyCost)} unused</span>
        )}
      </p>
    </li>
  );
}
