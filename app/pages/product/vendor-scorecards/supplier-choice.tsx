import { useEffect, useEffectEvent, useRef } from "react";

import { mostCompared, type scorecards, type ScoredSupplier } from "./scorecards.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";

import { supplierMarks } from "./supplier-marks.ts";

export type RankedSupplier = (typeof scorecards)[number] & { rank: number; total: number };

interface SupplierChoiceProps {
  /** The first leads. */
  ranked: readonly RankedSupplier[];
  compared: readonly ScoredSupplier[];
  onCompare: (supplier: ScoredSupplier, isCompared: boolean) => void;
}

/** Who lies on the plot, with the line and point of each, its total and its rank. */
export function SupplierChoice({ ranked, compared, onCompare }: SupplierChoiceProps) {
  const isFull = compared.length >= mostCompared;
  const group = useRef<HTMLFieldSetElement>(null);
  useReorderMotion(group, ranked.map(({ id }) => id).join());

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
      {ranked.map(({ id, supplier, place, rank, total }) => {
        const isCompared = compared.includes(id);
        const isDisabled = isFull && !isCompared;
        return (
          <label
            key={id}
            className={classNames(
              "flex items-center gap-2 border-b border-hair px-pad py-1.5",
              isDisabled ? "text-ink-3" : "hover:bg-ground",
            )}
          >
            <span className="relative flex-none">
              <input
                type="checkbox"
                id={`compare-${id}`}
                name="compare"
                value={id}
                checked={isCompared}
                disabled={isDisabled}
                onChange={(event) => onCompare(id, event.target.checked)}
                className="peer block size-6 appearance-none border-[1.5px] border-line bg-raised checked:bg-ink disabled:border-hair"
              />
              <Icon
                name="check"
                className="pointer-events-none absolute inset-0.5 hidden size-5 text-ink-inverse peer-checked:block"
              />
            </span>
            <LineSample id={id} won={rank === 1} />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="font-medium">{supplier}</span>{" "}
              <span className="ml-1 note max-sm:ml-0 max-sm:block">{place}</span>
            </span>{" "}
            <span>
              <span className="sr-only">rank </span>
              <Balloon won={rank === 1}>{rank}</Balloon>
            </span>{" "}
            <span className="w-12 flex-none text-right figures font-[500]">
              <span className="sr-only">total </span>
              {total.toFixed(1)}
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
        "w-9 flex-none stroke-2",
        won ? "stroke-signal text-signal" : "stroke-ink text-ink",
      )}
    >
      <path d="M-18 0H18" strokeDasharray={dashes} className="fill-none" />
      <path d={marker} className={isOpen ? "fill-raised" : "fill-current"} />
    </svg>
  );
}
