import { useEffect, useEffectEvent, useRef } from "react";

import { mostCompared, scorecards, type ScoredSupplier } from "./scorecards.ts";
import { type CategoryWeights, rankByTotal, totalScore } from "./scorecard.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

import { supplierMarks } from "./supplier-marks.ts";

interface SupplierChoiceProps {
  compared: readonly ScoredSupplier[];
  weights: CategoryWeights;
  onCompare: (supplier: ScoredSupplier, isCompared: boolean) => void;
}

/** Who lies on the plot, with the line and point of each, its total and its rank. */
export function SupplierChoice({ compared, weights, onCompare }: SupplierChoiceProps) {
  const ranks = rankByTotal(scorecards, weights);
  const isFull = compared.length >= mostCompared;
  const group = useRef<HTMLFieldSetElement>(null);

  // It may have been ticked before hydration.
  const readChoice = useEffectEvent(() => {
    for (const box of group.current?.querySelectorAll("input") ?? []) {
      const id = box.value as ScoredSupplier;
      if (box.checked !== compared.includes(id)) onCompare(id, box.checked);
    }
  });
  useEffect(() => readChoice(), []);

  return (
    <fieldset ref={group}>
      <legend className="sr-only">Suppliers compared, {mostCompared} at most</legend>
      {scorecards.map((card) => {
        const { id, supplier, place } = card;
        const rank = ranks.get(id)!;
        const isCompared = compared.includes(id);
        const isDisabled = isFull && !isCompared;
        return (
          <label
            key={id}
            className={classNames(
              "grid grid-cols-[1.75rem_2.75rem_minmax(0,1fr)_2.5rem_3.25rem] items-center border-b border-hair px-pad py-1.5",
              isDisabled ? "text-ink-3" : "hover:bg-ground",
            )}
          >
            <span className="relative">
              <input
                type="checkbox"
                id={`compare-${id}`}
                name="compare"
                value={id}
                checked={isCompared}
                disabled={isDisabled}
                onChange={(event) => onCompare(id, event.target.checked)}
                className="peer block size-5 appearance-none border-[1.5px] border-line bg-raised checked:bg-ink disabled:border-hair"
              />
              <Icon
                name="check"
                className="pointer-events-none absolute inset-0.5 hidden size-4 text-ink-inverse peer-checked:block"
              />
            </span>
            <LineSample id={id} won={rank === 1} />
            <span className="min-w-0 leading-tight">
              <span className="font-medium">{supplier}</span>{" "}
              <span className="ml-1 note max-sm:ml-0 max-sm:block">{place}</span>
            </span>{" "}
            <span>
              <span className="sr-only">rank </span>
              <Balloon won={rank === 1}>{rank}</Balloon>
            </span>{" "}
            <span className="text-right figures font-[500]">
              <span className="sr-only">total </span>
              {totalScore(card, weights).toFixed(1)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The supplier's line and point, as the plot draws them. */
function LineSample({ id, won }: { id: ScoredSupplier; won: boolean }) {
  const { dashes, marker, isOpen } = supplierMarks[id];
  return (
    <svg
      aria-hidden="true"
      viewBox="-18 -8 36 16"
      className={classNames(
        "w-9 stroke-2",
        won ? "stroke-signal text-signal" : "stroke-ink text-ink",
      )}
    >
      <path d="M-18 0H18" strokeDasharray={dashes} className="fill-none" />
      <path d={marker} className={isOpen ? "fill-raised" : "fill-current"} />
    </svg>
  );
}
