import { electronicsSample } from "#app/samples/electronics-sample.ts";
import {
  asQuoted,
  type BomOffer,
  type Distributor,
  type WorkedLine,
  type WorkedOffer,
} from "./bom-cost.ts";
import { formatPrice, formatUnitPrice } from "#app/format/format-price.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { classNames } from "#app/ui/class-names.ts";
import { unbrokenParts } from "#app/ui/unbroken.tsx";

const { distributors } = electronicsSample;

const head = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const whole = (amount: number) => groupDigits(amount);

/** Each line with every answer to it; where that does not fit, a line is a block of answers. */
export function BomTable({ worked }: { worked: readonly WorkedLine[] }) {
  return (
    <table className="w-full border-collapse text-small max-lg:block lg:table-fixed">
      <caption className="sr-only">
        Lines of the bill of materials and what each order costs landed
      </caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={`${head} w-[22%] pl-pad`}>
            Line
          </th>
          <th scope="col" className={`${head} w-[8%] border-l border-hair`}>
            Needed
          </th>
          {distributors.map(({ id, supplier }) => (
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

function LineRow({ worked }: { worked: WorkedLine }) {
  const { line, required, offers, best, lowestUnitPrice } = worked;
  return (
    <tr className="border-hair not-last:border-b max-lg:grid max-lg:py-4 md:max-lg:grid-cols-2 md:max-lg:pb-0">
      <th
        scope="row"
        className="px-3 py-3 pl-pad text-left align-top font-text max-lg:col-span-full max-lg:py-0"
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-[500]">{line.id}</span>{" "}
          <span className="note">{line.perBoard} per board</span>
        </span>{" "}
        <span className="block">{line.description}</span>{" "}
        <span className="block figures text-note">{line.partNumber}</span>{" "}
        <span className="block note">
          {unbrokenParts(`RoHS: ${line.rohs.toLowerCase()}`, `REACH: ${line.reach}`)}
        </span>
      </th>
      <td className="border-hair px-3 py-3 align-top figures max-lg:col-span-full max-lg:px-pad max-lg:py-1 lg:border-l">
        {whole(required)}
        <span className="note lg:hidden"> needed</span>
      </td>
      {distributors.map((distributor) => {
        const { id } = distributor;
        const quoted = line.offers[id];
        return quoted ? (
          <OfferCell
            key={id}
            distributor={distributor}
            asked={line.partNumber}
            quoted={quoted}
            worked={offers.find(({ distributorId }) => distributorId === id)}
            isBest={best?.distributorId === id}
            isLowestEach={lowestUnitPrice?.distributorId === id}
          />
        ) : (
          <td key={id} className={classNames(cell, "text-note text-ink-3 max-md:hidden")}>
            <SupplierName>{distributor.supplier}</SupplierName> No offer
          </td>
        );
      })}
    </tr>
  );
}

const cell =
  "border-hair px-3 py-3 align-top max-lg:mt-2 max-lg:border-t max-md:mx-pad max-md:py-2 md:px-pad lg:border-l lg:px-3";

/** Where the columns have no head. */
function SupplierName({ children }: { children: string }) {
  return <span className="font-sans text-small font-[540] text-ink lg:hidden">{children} </span>;
}

interface OfferCellProps {
  distributor: Distributor;
  /** The part number of the request. */
  asked: string;
  quoted: BomOffer;
  /** Absent when the lifecycle rules it out. */
  worked: WorkedOffer | undefined;
  isBest: boolean;
  isLowestEach: boolean;
}

function OfferCell({ distributor, asked, quoted, worked, isBest, isLowestEach }: OfferCellProps) {
  const { mpn, lifecycle, isActive, breaks, multiple, minimum, packName } = quoted;
  const { supplier, currency, per } = distributor;
  return (
    <td
      className={classNames(
        cell,
        isBest && "shadow-[inset_5px_0_var(--color-signal)]",
        !worked && "text-ink-3",
        !isBest && !isLowestEach && "max-md:hidden",
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <SupplierName>{supplier}</SupplierName>
        {mpn !== asked && <span className="figures text-note">{mpn}</span>}
        {!isActive && <span className="font-mono text-label text-warn">{lifecycle}</span>}
      </span>
      <span className={classNames("block note", !isBest && "max-md:hidden")}>
        {asQuoted(worked?.price ?? breaks[0], distributor)}
        {worked && (per > 1 || currency !== "USD") && (
          <>
            , <span className="whitespace-nowrap">{formatUnitPrice(worked.unitPrice)} ea</span>
          </>
        )}
        {isLowestEach && <b className="block font-[500]">Lowest each</b>}
      </span>
      {worked ? (
        <>
          <span className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 figures">
            <span className="text-note">buy {whole(worked.orderQuantity)}</span>
            <b className={classNames("ml-auto font-[500]", isBest && "text-signal-ink")}>
              {formatPrice(worked.landedCost)}
            </b>
          </span>
          <span className={classNames("block note", !isBest && "max-md:hidden")}>
            {multiple > 1 ? `${packName} of ${whole(multiple)}` : packName}
            {minimum > multiple && `, MOQ ${whole(minimum)}`}
          </span>
          {worked.overbuy > 0 && (
            <span className="block note">
              {whole(worked.overbuy)} surplus, {formatPrice(worked.overbuyCost)}
            </span>
          )}
        </>
      ) : (
        <span className="mt-1.5 block text-note">Left out: not active</span>
      )}
    </td>
  );
}
