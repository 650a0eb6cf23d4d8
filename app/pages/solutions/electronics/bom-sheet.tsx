import { illustrativeRates } from "#analyzer/package/rates.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { electronicsSettings } from "./records.ts";
import { awards, workLines } from "./bom-cost.ts";
import { formatPrice, toCents } from "#app/format/format-price.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/number-setting-field.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { AwardList } from "./award-list.tsx";
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
