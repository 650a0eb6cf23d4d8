import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import type { Settings } from "#app/page/state/tool-settings.ts";
import { NumberSettingField, rangeText, TickSettingField } from "#app/sections/setting-fields.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { poolSettings, type rankPools, type ShipToLine } from "./pooled-volume.ts";

export type RankedPool = ReturnType<typeof rankPools>[number];

const head = "px-3 py-2.5 text-left align-bottom font-mono text-label font-[450] text-ink-3";
const columns = [
  ["Ship to", "pl-pad"],
  ["Pieces a year", "w-40 border-l border-hair"],
  ["Pays now", "border-l border-hair"],
  ["Then, at its dock", "border-l border-hair"],
  ["Saves a year", "border-l border-hair text-right"],
];
const cell = "px-3 py-3 align-middle border-hair max-md:px-0 max-md:py-0 md:border-l";
const mills = (price: number) => `$${price.toFixed(3)}`;
const signed = (amount: number) => `${amount < 0 ? "−" : ""}${formatMoney(Math.abs(amount))}`;

interface ShipToTableProps {
  best: RankedPool;
  settings: Settings<typeof poolSettings>;
  /** Without one the figures keep their room and are not shown: the fields stand between them. */
  hasResult: boolean;
}

/** A row for each dock; on a phone a row is a block. */
export function ShipToTable({ best, settings, hasResult }: ShipToTableProps) {
  const { offer, supplier } = best.quote;
  const figure = hasResult ? "" : "invisible";
  const pieces = offer.lines.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <table className="w-full border-collapse text-small max-md:block lg:col-span-8">
      <caption className="px-pad pt-4 pb-2 text-left max-md:block">
        <span className="label">
          Ship-to split <span className={figure}>with {supplier}</span>
        </span>{" "}
        <span className="mt-1 block note noscript:hidden">
          Pieces a year: {rangeText(poolSettings[offer.lines[0]!.shipTo.id]).toLowerCase()}
        </span>
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map(([name, className]) => (
            <th key={name} scope="col" className={`${head} ${className}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {offer.lines.map((line, index) => (
          <PlantRow
            key={line.shipTo.id}
            line={line}
            item={index + 1}
            isUsable={settings[line.shipTo.id] !== null}
            figure={figure}
          />
        ))}
      </tbody>
      <tfoot className="max-md:block">
        <tr className="border-t-[1.5px] border-line max-md:flex max-md:justify-between max-md:px-pad">
          <th scope="row" className="px-3 py-3 text-left font-[540] max-md:px-0 md:pl-pad">
            All plants
          </th>
          {[groupDigits(pieces), formatMoney(offer.present), formatMoney(offer.landedCost)].map(
            (sum, index) => (
              <td key={index} className={`${cell} ${figure} figures max-md:hidden`}>
                {sum}
              </td>
            ),
          )}
          <td className={`${cell} ${figure} text-right figures text-h4 max-md:py-2`}>
            {signed(offer.saving)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface PlantRowProps {
  line: ShipToLine;
  /** Number of its balloon in the drawing. */
  item: number;
  isUsable: boolean;
  /** Class of what is worked from the fields. */
  figure: string;
}

function PlantRow({ line, item, isUsable, figure }: PlantRowProps) {
  const { shipTo, isPooled, present, price, cost, saving } = line;
  return (
    <tr
      className={classNames(
        "border-hair not-last:border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:px-pad max-md:py-4",
        !isPooled && "bg-sunk",
      )}
    >
      <th
        scope="row"
        className="px-3 py-3 text-left font-text max-md:col-span-2 max-md:p-0 md:pl-pad"
      >
        <TickSettingField
          name="pool"
          value={shipTo.id}
          label={`${shipTo.plant} is in the pool`}
          hasBalloon
          subject={
            <>
              <Balloon>{item}</Balloon>{" "}
              <span>
                <span className="block font-[540]">{shipTo.plant}</span>{" "}
                <span className="note">{isPooled ? shipTo.dock : "Stays out"}</span>
              </span>
            </>
          }
        />
      </th>
      <td className={`${cell} max-md:col-span-2`}>
        <NumberSettingField
          name={shipTo.id}
          setting={poolSettings[shipTo.id]}
          isUsable={isUsable}
          isNamedByColumn
        />
      </td>
      <td className={`${cell} ${figure} figures`}>
        <span className="block note md:hidden">Pays now</span>
        {mills(shipTo.presentPrice)}
        <span className="block text-note text-ink-3">{formatMoney(present)}</span>
      </td>
      <td className={`${cell} ${figure} figures`}>
        <span className="block note md:hidden">Then, at its dock</span>
        {mills(price)}
        <span className="block text-note text-ink-3">{formatMoney(cost)}</span>
      </td>
      <td
        className={`${cell} ${figure} text-right figures font-[500] max-md:col-span-2 max-md:text-left`}
      >
        <span className="note md:hidden">Saves a year </span>
        {signed(saving)}
        {saving < 0 && <span className="font-mono text-label text-warn md:block"> pays more</span>}
      </td>
    </tr>
  );
}
