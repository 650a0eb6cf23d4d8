import { useId, useRef, useState } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import { LandedCostBar, LandedCostLegend } from "#app/sections/landed-cost-bar.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";
import { moneyText } from "#app/tool/figure-text.ts";
import type { GroupView, OfferView } from "#app/tool/worker/group-view.ts";
import { JudgedCells, rankedCell, RankedHeads, rankedRow } from "#app/sections/ranked-columns.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

import { useBench } from "../bench.ts";
import { OfferList } from "../understand/offer-list.tsx";

/** The ten best, each with its working. The order is the truth; the plot beside it only shows it. */
export function OfferTable({ group }: { group: GroupView }) {
  const { currency } = useBench().view;
  const table = useRef<HTMLTableElement>(null);
  const { best } = group;
  useReorderMotion(table, best.map(({ id }) => id).join());
  const scale = {
    cost: Math.max(...best.map(({ cost }) => cost.total), 0),
    leadTimeDays: Math.max(...best.map(({ leadTimeDays }) => leadTimeDays ?? 0), 0),
  };
  if (best.length === 0) {
    return (
      <p className="px-pad py-8 text-ink-2">
        No offer of this part can be ranked. The reasons are below.
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hair px-3 py-2 font-mono text-label text-ink-3">
        {group.rankedCount > best.length
          ? `Best ${best.length} of ${groupDigits(group.rankedCount)}`
          : `All ${best.length} that can be ranked`}
        <LandedCostLegend />
      </div>
      <table ref={table} className="relative w-full border-collapse text-small max-md:block">
        <caption className="sr-only">Offers for {group.title}, ranked by score</caption>
        <RankedHeads
          cost={`Landed, 0 to ${moneyText(scale.cost, currency)}`}
          leadTimeDays={scale.leadTimeDays}
        />
        {best.map((offer) => (
          <OfferRow key={offer.id} offer={offer} scale={scale} />
        ))}
      </table>
    </div>
  );
}

interface OfferRowProps {
  offer: OfferView;
  scale: { cost: number; leadTimeDays: number };
}

/** One offer, and below it, when asked for, every step from the file to its figures. */
function OfferRow({ offer, scale }: OfferRowProps) {
  const { currency } = useBench().view;
  const [isOpen, setOpen] = useState(false);
  const workingId = useId();
  const { rank, supplier, cost, leadTimeDays, reliability, score, notes } = offer;
  const won = rank === 1;
  return (
    <tbody className="bg-raised max-md:block">
      <tr className={rankedRow(won)}>
        <td className="figures md:px-3">{rank}</td>
        <th scope="row" className={`${rankedCell} text-left leading-tight font-medium`}>
          {supplier}{" "}
          <small className="block font-mono text-label font-[400] text-ink-3">
            {offer.quotedAs}
          </small>
          {offer.terms.map((term) => (
            <small key={term} className="block text-label font-[400] text-ink-2">
              {term}
            </small>
          ))}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={workingId}
            onClick={() => setOpen(!isOpen)}
            className="-ml-1 flex min-h-7 items-center gap-1.5 px-1 font-mono text-label font-[400] hover:text-signal-ink"
          >
            <Icon name="plus" className={classNames("size-3.5", isOpen && "rotate-45")} />
            Working<span className="sr-only"> of {supplier}</span>
            {notes.length > 0 && (
              <span className="flex items-center gap-1 text-warn">
                <Icon name="warning" className="size-3.5" />
                {notes.length}
                <span className="sr-only"> {notes.length === 1 ? "note" : "notes"}</span>
              </span>
            )}
          </button>
        </th>
        <td className={`${rankedCell} max-md:col-start-2 max-md:row-start-2`}>
          <span className="mb-1 flex flex-wrap items-baseline gap-x-2 figures leading-none font-[500]">
            {moneyText(cost.total, currency)}
            {cost.perUnit !== null && cost.quantity !== null && (
              <small className="text-label font-[400] text-ink-3">
                {moneyText(cost.perUnit, currency)} {cost.unitLabel}
              </small>
            )}
            {cost.quantity === null && (
              <small className="text-label font-[400] text-ink-3">{cost.unitLabel}</small>
            )}
          </span>
          {offer.rates.map((rate) => (
            <small key={rate} className="mb-1 block text-label text-ink-3">
              {rate}
            </small>
          ))}
          {offer.open.length > 0 && (
            <small className="mb-1 block text-label text-warn">
              without {offer.open.join(" and ")}: not stated
            </small>
          )}
          <LandedCostBar cost={cost.parts} scale={scale.cost || 1} won={won} />
        </td>
        <JudgedCells
          leadTimeDays={leadTimeDays}
          scaleDays={scale.leadTimeDays}
          reliability={reliability}
          score={score}
          won={won}
        />
      </tr>
      <tr
        id={workingId}
        hidden={!isOpen}
        className="border-b border-hair max-md:block [&[hidden]]:hidden"
      >
        <td colSpan={6} className="max-md:block">
          {isOpen && <OfferWorking offer={offer} />}
        </td>
      </tr>
    </tbody>
  );
}

/** Each figure with its formula and the cells it rests on, and the form that puts the offer right. */
function OfferWorking({ offer }: { offer: OfferView }) {
  const { answer } = useBench();
  return (
    <div className="on-vellum px-3 py-4 md:px-pad">
      <dl className="font-mono text-note">
        {offer.workings.map(({ name, formula, places }, index) => (
          <div
            key={index}
            className="grid gap-x-4 border-hair py-1.5 not-first:border-t md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0">
              {formula}
              {places.length > 0 && (
                <span className="block text-label text-ink-3">from {places.join("; ")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {offer.notes.length > 0 && (
        <ul className="mt-3 grid gap-1.5 text-small">
          {offer.notes.map(({ text, places }, index) => (
            <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
              <Icon name="warning" className="mt-1 size-4 text-warn" />
              <span>
                {text}
                {places.length > 0 && (
                  <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <OfferList
        title={`Change the offer of ${offer.supplier}`}
        drafts={offer.drafts}
        onAnswer={(corrections, text) => answer(corrections, `${offer.supplier}: ${text}`)}
      />
    </div>
  );
}
