import { evtolSample } from "#app/samples/evtol-sample.ts";
import { evtolSettings } from "./records.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { cheapestSpans, type LadderStep, priceLadder } from "./ladder-costs.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/number-setting-field.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";

import { ChosenRung } from "./chosen-rung.tsx";
import { LadderRule } from "./ladder-rule.tsx";
import { RungTable } from "./rung-table.tsx";

const { quotes, piecesPerShipset, lastShipset } = evtolSample;

/** From three shipsets to rate: who is cheapest at which quantity, first article included. */
export function QuantityLadder() {
  const tool = useToolSettings(evtolSettings);
  const { shipsets, days: neededInDays } = tool.worked;
  const rung = { shipsets, piecesPerShipset, neededInDays };
  const step = priceLadder(quotes, rung);
  const spans = cheapestSpans(quotes, rung, lastShipset);
  return (
    <InspectionSheet
      label="Quantity ladder"
      title="Find the cheapest supplier at each quantity."
      lead="One hub, three ways to make it. Tooling, process qualification and first article are spread over the shipsets you choose. Suppliers who miss your date are left out; the rest are ranked by landed cost."
      tool={tool}
      entriesClassName="grid-cols-2 md:grid-cols-5"
      entries={{
        RFQ: evtolSample.rfq,
        "P/N": evtolSample.partNumber,
        Part: evtolSample.partName,
        Material: evtolSample.material,
        "Per shipset": `${piecesPerShipset} ea`,
      }}
      verdict={verdict(step, shipsets, neededInDays)}
    >
      <div className="grid items-start gap-x-10 gap-y-5 border-t border-line px-pad py-5 md:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor="shipsets" className="label">
              Shipsets
            </label>
            <output htmlFor="shipsets" className="figures text-h3 tracking-figure text-ink">
              {shipsets}
            </output>
          </div>
          <input
            id="shipsets"
            name="shipsets"
            type="range"
            min={evtolSettings.shipsets.min}
            max={evtolSettings.shipsets.max}
            defaultValue={evtolSettings.shipsets.default}
            className="vernier noscript:hidden"
          />
          <ResultRoom missing={tool.missing}>
            <LadderRule spans={spans} shipsets={shipsets} />
          </ResultRoom>
        </div>
        <NumberSettingField
          name="days"
          setting={evtolSettings.days}
          isUsable={tool.settings.days !== null}
        />
      </div>
      <ResultRoom missing={tool.missing} className="border-t border-line">
        <div className="grid lg:grid-cols-12">
          <RungTable neededInDays={neededInDays} shipsets={shipsets} />
          <ChosenRung step={step} shipsets={shipsets} />
        </div>
      </ResultRoom>
    </InspectionSheet>
  );
}

function verdict({ ranked }: LadderStep, shipsets: number, neededInDays: number): string {
  const [first, second] = ranked;
  const quantity = `${shipsets} ${shipsets === 1 ? "shipset" : "shipsets"}`;
  if (!first)
    return `No supplier delivers a first article in ${neededInDays} days. Set a later date.`;
  const place = `At ${quantity}, ${first.quote.supplier} is cheapest: ${formatMoney(first.quote.landedCost)} landed`;
  if (!second) return `${place}, and the only one in time.`;
  const more = formatMoney(
    Math.round(second.quote.landedCost) - Math.round(first.quote.landedCost),
  );
  return `${place}, ${more} less than ${second.quote.supplier}.`;
}
