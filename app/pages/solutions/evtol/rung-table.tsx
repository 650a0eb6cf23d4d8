import { evtolSample } from "#app/samples/evtol-sample.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { priceLadder } from "./ladder-costs.ts";
import { classNames } from "#app/ui/class-names.ts";

const { quotes, rungs, piecesPerShipset } = evtolSample;
const head = "py-2.5 text-left align-bottom font-mono text-label font-[450] text-ink-3";

interface RungTableProps {
  neededInDays: number;
  /** The quantity that is looked at. */
  shipsets: number;
}

/** The ladder itself: landed cost of one shipset, at each quantity the program asks for. */
export function RungTable({ neededInDays, shipsets }: RungTableProps) {
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
  const { ranked, late } = priceLadder(quotes, { shipsets, piecesPerShipset, neededInDays });
  return quotes.map(({ id }) => {
    const place = ranked.find(({ quote }) => quote.id === id);
    const missed = late.find(({ quote }) => quote.id === id);
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
