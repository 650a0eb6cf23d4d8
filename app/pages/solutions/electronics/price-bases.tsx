import pcb from "drawing:pcb";

import { Drawing } from "#app/art/drawing.tsx";
import { illustrativeRates } from "#analyzer/package/rates.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { formatUnitPrice } from "#app/format/format-price.ts";

import { asQuoted, electronicsBases, workLines } from "./bom-cost.ts";

const { lines, distributors, boards, attritionPercent, partName } = electronicsSample;
const [capacitor] = workLines(lines.slice(0, 1), distributors, {
  boards,
  attritionPercent,
  activeOnly: false,
});

/** One capacitor as three distributors quote it, beside the board it goes on. */
export function PriceBases() {
  return (
    <div className="grid border-t border-line lg:grid-cols-12">
      <div className="flex flex-col border-line px-pad pt-8 pb-4 max-lg:order-last max-lg:border-t lg:col-span-5 lg:border-r">
        <h2 className="mb-3 text-h3">One capacitor, three quotes.</h2>
        <p className="mb-6 text-small text-ink-2">
          The same part in three price units and two currencies. The large figure is converted.
        </p>
        <ol className="grid flex-1 auto-rows-fr">
          {electronicsBases.map(({ heading, distributor: id }) => {
            const distributor = distributors.find((each) => each.id === id)!;
            const { price, unitPrice } = capacitor!.offers.find(
              ({ distributorId }) => distributorId === id,
            )!;
            return (
              <li
                key={heading}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hair py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                <h3 className="font-medium tracking-snug">{heading}</h3>
                <span className="figures text-note text-ink-3 max-sm:row-start-2">
                  {asQuoted(price, distributor)}
                </span>
                <span className="figures text-h3 tracking-figure max-sm:row-span-2">
                  {formatUnitPrice(unitPrice)}
                </span>
              </li>
            );
          })}
        </ol>
        <p className="border-t border-hair pt-3 note">
          US dollars each, at {illustrativeRates.perUnit["EUR"]} to the euro
        </p>
      </div>
      <figure className="flex flex-col gridded lg:col-span-7">
        <figcaption className="border-b border-hair bg-ground px-pad py-2.5 note">
          {partName}, top copper layer
        </figcaption>
        <div className="grid flex-1 place-items-center p-pad">
          <Drawing of={pcb} lead />
        </div>
      </figure>
    </div>
  );
}
