import { electronicsRfq } from "./records.ts";
import type { BomOffer, WorkedOffer, workLines } from "./bom-cost.ts";
import { formatPrice, formatUnitPrice } from "#app/format/format-price.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { classNames } from "#app/ui/class-names.ts";

import { asQuoted } from "./as-quoted.ts";

type WorkedBom = ReturnType<typeof workLines<(typeof electronicsRfq.lines)[number]>>;

type Line = WorkedBom[number];

const head = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const whole = (amount: number) => groupDigits(amount);

/** Each line with every answer to it; where that does not fit, a line is a block of answers. */
export function BomTable({ worked }: { worked: WorkedBom }) {
  return (
    <table className="w-full border-collapse text-small max-lg:block">
      <caption className="sr-only">
        Lines of the bill of materials and what each order costs
      </caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={`${head} w-[27%] pl-pad`}>
            Line
          </th>
          <th scope="col" className={`${head} w-[9%] border-l border-hair`}>
            Needed
          </th>
          {electronicsRfq.distributors.map(({ id, supplier }) => (
            <th key={id} scope="col" className={`${head} border-l border-hair`}>
              {supplier}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {worked.map((line) => (
          <LineRow key={line.line.id} worked={line} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ worked }: { worked: Line }) {
  const { line, required, offers, best, lowestUnitPrice } = worked;
  return (
    <tr className="border-hair laid-out-piece not-last:border-b max-lg:grid max-lg:py-4 md:max-lg:grid-cols-3 md:max-lg:pb-0">
      <th
        scope="row"
        className="px-3 py-3 pl-pad text-left align-top font-text max-lg:col-span-full max-lg:py-0"
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-[500]">{line.id}</span>{" "}
          <span className="note">{line.perBoard} per board</span>
        </span>{" "}
        <span className="block">{line.description}</span>{" "}
        <span className="block note">
          RoHS: {line.rohs.toLowerCase()} · REACH: {line.reach}
        </span>
      </th>
      <td className="border-hair px-3 py-3 align-top figures max-lg:col-span-full max-lg:px-pad max-lg:py-1 lg:border-l">
        {whole(required)}
        <span className="note lg:hidden"> needed</span>
      </td>
      {electronicsRfq.distributors.map(({ id, supplier }) => (
        <OfferCell
          key={id}
          supplier={supplier}
          quoted={line.offers[id]}
          worked={offers.find(({ distributorId }) => distributorId === id)}
          isBest={best?.distributorId === id}
          isLowestEach={lowestUnitPrice?.distributorId === id}
        />
      ))}
    </tr>
  );
}

interface OfferCellProps {
  supplier: string;
  quoted: BomOffer & { lifecycle: string; packName: string };
  /** Absent when the lifecycle rules it out. */
  worked: WorkedOffer | undefined;
  isBest: boolean;
  isLowestEach: boolean;
}

function OfferCell({ supplier, quoted, worked, isBest, isLowestEach }: OfferCellProps) {
  const { mpn, lifecycle, isActive, price, multiple, minimum, packName } = quoted;
  return (
    <td
      className={classNames(
        "border-hair px-3 py-3 align-top max-lg:mt-2 max-lg:border-t max-md:mx-pad max-md:py-2 md:px-pad lg:border-l lg:px-3",
        isBest && "shadow-[inset_5px_0_var(--color-signal)]",
        !worked && "text-ink-3",
        !isBest && !isLowestEach && "max-md:hidden",
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures text-note">
          <span className="font-sans text-small font-[540] lg:hidden">{supplier} </span>
          {mpn}
        </span>
        <span className={classNames("font-mono text-label", isActive ? "text-ink-3" : "text-warn")}>
          {lifecycle}
        </span>
      </span>
      <span className={classNames("block note", !isBest && "max-md:hidden")}>
        {asQuoted(price)}
        {worked &&
          (price.per > 1 || price.currency === "EUR") &&
          `, ${formatUnitPrice(worked.unitPrice)} ea`}
        {isLowestEach && <b className="block font-[500]">Lowest each</b>}
      </span>
      {worked ? (
        <>
          <span className="mt-1.5 flex items-baseline justify-between gap-x-3 figures">
            <span className="text-note">buy {whole(worked.orderQuantity)}</span>
            <b className={classNames("font-[500]", isBest && "text-signal-ink")}>
              {formatPrice(worked.orderCost)}
            </b>
          </span>
          <span className={classNames("block note", !isBest && "max-md:hidden")}>
            {multiple > 1 ? `By ${whole(multiple)}, ${packName}` : `In ones, ${packName}`}
            {minimum > multiple && `, MOQ ${whole(minimum)}`}
          </span>
          {worked.overbuy > 0 && (
            <span className="block note">
              {whole(worked.overbuy)} more than needed, {formatPrice(worked.overbuyCost)}
            </span>
          )}
        </>
      ) : (
        <span className="mt-1.5 block text-note">Left out: not active</span>
      )}
    </td>
  );
}
