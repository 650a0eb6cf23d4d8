import { evtolSample } from "#app/samples/evtol-sample.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { NumberSettingField } from "#app/sections/setting-fields.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { LandedCostBar, LandedCostLegend } from "#app/sections/landed-cost-bar.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { cheapestSpans, evtolSettings, type LadderStep, priceLadder } from "./ladder-costs.ts";
import { LadderRule } from "./ladder-rule.tsx";

const { quotes, piecesPerShipset } = evtolSample;

/** From three shipsets to rate: who is cheapest at which quantity, first article included. */
export function QuantityLadder() {
  const tool = useToolSettings(evtolSettings);
  const { shipsets, days: neededInDays } = tool.worked;
  const step = priceLadder(shipsets, neededInDays);
  const spans = cheapestSpans(neededInDays);
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

/** The whole order at the quantity looked at, on one scale, and what each process has to show first. */
function ChosenRung({ step: { ranked, late }, shipsets }: { step: LadderStep; shipsets: number }) {
  const lines = [
    ...ranked.map(({ quote, rank }) => ({ ...quote, rank })),
    ...late.map((quote) => ({ ...quote, rank: null })),
  ];
  const scale = Math.max(...lines.map(({ landedCost }) => landedCost));
  return (
    <div className="flex flex-col border-line max-lg:border-t lg:col-span-5 lg:border-l">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-pad pt-4 pb-3">
        <h3 className="label">
          The order at {shipsets} {shipsets === 1 ? "shipset" : "shipsets"}
        </h3>
        <LandedCostLegend />
      </div>
      <ol className="flex-1">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-hair px-pad py-3.5"
          >
            <Balloon won={line.rank === 1}>
              {line.rank ?? <Icon name="close" className="size-4" />}
            </Balloon>
            <div className="grid gap-1.5">
              <p className="flex items-baseline justify-between gap-x-3">
                <b className="font-[540]">{line.process}</b>
                <span className="figures font-[500]">{formatMoney(line.landedCost)}</span>
              </p>
              <div className="max-w-md">
                <LandedCostBar cost={line.cost} scale={scale} won={line.rank === 1} />
              </div>
              <p className="note">
                First article in {line.leadTimeDays} d
                {line.daysLate > 0 && `, ${line.daysLate} d late`}
              </p>
              <p className="text-small text-ink-2">{line.certification}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const { rungs } = evtolSample;
const head = "py-2.5 text-left align-bottom font-mono text-label font-[450] text-ink-3";

interface RungTableProps {
  neededInDays: number;
  /** The quantity that is looked at. */
  shipsets: number;
}

/** The ladder itself: landed cost of one shipset, at each quantity the program asks for. */
function RungTable({ neededInDays, shipsets }: RungTableProps) {
  return (
    <table className="w-full border-collapse text-small lg:col-span-7">
      <caption className="px-pad pt-4 pb-2 text-left label">Landed cost of one shipset</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} pr-3 pl-pad`}>
            Shipsets
          </th>
          {quotes.map(({ id, supplier, process }) => (
            <th key={id} scope="col" className={`${head} border-l border-hair px-3 max-md:px-1.5`}>
              <span className="block text-ink">{supplier}</span>{" "}
              <span className="max-sm:hidden">{process}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rungs.map((rung) => (
          <tr
            key={rung.shipsets}
            className={classNames(
              "border-hair not-last:border-b",
              rung.shipsets === shipsets && "bg-vellum",
            )}
          >
            <th scope="row" className="px-3 py-3 pl-pad text-left font-text">
              <span className="figures text-h4">{rung.shipsets}</span>{" "}
              <span className="block note max-sm:hidden">{rung.name}</span>
            </th>
            <RungCells shipsets={rung.shipsets} neededInDays={neededInDays} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RungCells({ shipsets, neededInDays }: RungTableProps) {
  const { ranked, late } = priceLadder(shipsets, neededInDays);
  return quotes.map(({ id }) => {
    const place = ranked.find(({ quote }) => quote.id === id);
    const missed = late.find((quote) => quote.id === id);
    const won = place?.rank === 1;
    return (
      <td
        key={id}
        className={classNames(
          "border-l border-hair px-3 py-3 align-top figures max-md:px-1.5",
          won ? "font-[500] text-signal-ink" : "text-ink-2",
        )}
      >
        {place && formatMoney(Math.round(place.quote.landedCost / shipsets))}
        {won && <span className="block font-mono text-label">lowest</span>}
        {missed && <span className="text-note text-ink-3">{missed.daysLate} d late</span>}
      </td>
    );
  });
}
