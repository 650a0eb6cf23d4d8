import { useRef } from "react";

import { mostCompared, type scorecards, type ScoredSupplier } from "./scorecards.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

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

  useAtHydration(() => {
    for (const box of group.current?.querySelectorAll("input") ?? []) {
      const id = box.value as ScoredSupplier;
      if (box.checked !== compared.includes(id)) onCompare(id, box.checked);
    }
  });

  return (
    <fieldset ref={group}>
      <legend className="sr-only">Suppliers compared, {mostCompared} at most</legend>
      {ranked.map(({ id, supplier, place, rank, total }) => {
        const isCompared = compared.includes(id);
        const isDisabled = isFull && !isCompared;
        return (
          <TickLabel
            key={id}
            id={`compare-${id}`}
            name="compare"
            value={id}
            checked={isCompared}
            disabled={isDisabled}
            onChange={(event) => onCompare(id, event.target.checked)}
            className={classNames(
              "items-center gap-2 border-b border-hair px-pad py-1.5",
              isDisabled ? "text-ink-3" : "hover:bg-ground",
            )}
          >
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
          </TickLabel>
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
