import { useEffect, useRef } from "react";

import { criteria, type Criterion } from "#analyzer/criteria.ts";
import { type Weights, wholeWeights } from "#analyzer/weights.ts";
import { weightsToQuery } from "#app/lib/weights-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";

/** The three ranking weights are datums A, B and C of the sheet. */
const datums: Record<Criterion, { letter: string; name: string; explanation: string }> = {
  landedCost: {
    letter: "A",
    name: "Landed cost",
    explanation: "100 less the percentage over the lowest landed cost",
  },
  leadTime: {
    letter: "B",
    name: "Lead time",
    explanation: "100 less the days over the fastest",
  },
  reliability: {
    letter: "C",
    name: "Reliability",
    explanation: "The supplier's rating, 0 to 100, as given",
  },
};

const actionClasses =
  "flex min-h-9 items-center justify-center gap-2 border-l border-hair px-3.5 whitespace-nowrap hover:bg-ground max-md:flex-1 max-md:border-t max-md:first-of-type:border-l-0";

interface WeightControlsProps {
  weights: Weights;
  onChange: (criterion: Criterion, percent: number) => void;
  onReset: () => void;
  /** Why the first is first, under these weights. */
  explanation: string | undefined;
}

/** Three verniers that always total 100: moving one takes from the others in proportion. */
export function WeightControls({ weights, onChange, onReset, explanation }: WeightControlsProps) {
  const shown = wholeWeights(weights);
  return (
    <div role="group" aria-label="Weights" className="noscript:hidden">
      <div className="grid md:grid-cols-3">
        {criteria.map((criterion) => (
          <Vernier
            key={criterion}
            criterion={criterion}
            percent={shown[criterion]}
            onChange={(percent) => onChange(criterion, percent)}
          />
        ))}
      </div>
      <div className="flex border-t border-hair font-mono text-note max-md:flex-wrap">
        <p className="min-w-64 flex-1 px-3.5 py-2 text-ink-2">{explanation}</p>
        <button type="button" onClick={onReset} className={actionClasses}>
          <Icon name="reset" className="size-3.5" />
          Reset weights
        </button>
        <button type="button" onClick={() => copyLink(weights)} className={actionClasses}>
          <Icon name="link" className="size-3.5" />
          Copy link
        </button>
      </div>
    </div>
  );
}

async function copyLink(weights: Weights) {
  const link = `${location.origin}${location.pathname}?${weightsToQuery(weights)}`;
  try {
    await navigator.clipboard.writeText(link);
    notify({
      type: "success",
      title: "Link copied",
      message: "It opens this ranking with these weights.",
    });
  } catch {
    notify({
      type: "error",
      title: "The browser would not copy",
      message: "The address bar holds this ranking too.",
    });
  }
}

interface VernierProps {
  criterion: Criterion;
  percent: number;
  onChange: (percent: number) => void;
}

function Vernier({ criterion, percent, onChange }: VernierProps) {
  const { letter, name, explanation } = datums[criterion];
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have moved it before React arrived.
  useEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined && moved !== percent) onChange(moved);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <div className="border-hair px-pad pt-3.5 pb-3 max-md:grid max-md:grid-cols-[6.25rem_1fr_3.25rem] max-md:items-center max-md:border-t max-md:py-2 md:border-l md:first:border-l-0">
      <div className="flex items-center gap-2.5 text-small font-medium max-md:contents">
        <span
          aria-hidden="true"
          className="inline-grid size-6 flex-none place-items-center border-[1.5px] border-line font-mono text-[0.8125rem] leading-none font-[500] max-md:hidden"
        >
          {letter}
        </span>
        <Tooltip content={explanation}>{name}</Tooltip>
        <span
          aria-hidden="true"
          className="ml-auto font-mono text-body leading-none font-[500] tabular-nums max-md:order-last"
        >
          {percent}%
        </span>
      </div>
      <input
        ref={input}
        id={`weight-${criterion}`}
        type="range"
        min="0"
        max="100"
        value={percent}
        aria-label={`Weight of ${name.toLowerCase()}`}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="vernier md:mt-2"
      />
    </div>
  );
}
