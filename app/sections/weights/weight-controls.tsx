import { useRef } from "react";

import { criteria, type Criterion } from "#analyzer/rank/criteria.ts";
import { type Weights, wholeWeights } from "#analyzer/rank/weights.ts";
import { copyLink } from "#app/ui/clipboard.ts";
import { ToolAction } from "#app/ui/tool-action.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

import { weightsToQuery } from "./use-shared-weights.ts";

/** The three ranking weights are datums A, B and C of the sheet. */
const datums: Record<Criterion, { datum: string; name: string; explanation: string }> = {
  landedCost: {
    datum: "A",
    name: "Landed cost",
    explanation: "Minus one point for each percent above the lowest landed cost",
  },
  leadTime: {
    datum: "B",
    name: "Lead time",
    explanation: "Minus one point for each day slower than the fastest",
  },
  reliability: {
    datum: "C",
    name: "Reliability",
    explanation: "On-time and quality score, 0–100",
  },
};

interface WeightControlsProps {
  weights: Weights;
  onChange: (criterion: Criterion, percent: number) => void;
  onReset: () => void;
  /** Why the first is first, under these weights. */
  explanation: string | undefined;
  /** Where on the page a copied link leads; `false` where the tool around it offers one that holds more. */
  fragment?: string | false;
  /** Tells a second set on the page apart. */
  prefix?: string;
}

/** Three verniers that always total 100: moving one takes from the others in proportion. */
export function WeightControls(props: WeightControlsProps) {
  const { weights, onChange, onReset, explanation, fragment = "", prefix = "" } = props;
  const shown = wholeWeights(weights);
  return (
    <div role="group" aria-label="Weights" className="noscript:hidden">
      <div className="ruled-cells md:grid-cols-3">
        {criteria.map((criterion) => (
          <WeightVernier
            key={criterion}
            id={`${prefix}weight-${criterion}`}
            {...datums[criterion]}
            percent={shown[criterion]}
            onChange={(percent) => onChange(criterion, percent)}
          />
        ))}
      </div>
      <div className="flex border-t border-hair font-mono text-note max-md:flex-wrap">
        <p className="min-h-28 min-w-64 flex-1 px-3.5 py-2 text-ink-2 md:min-h-19">{explanation}</p>
        <ToolAction look="behind" icon="reset" onPress={onReset}>
          Reset weights
        </ToolAction>
        {fragment !== false && (
          <ToolAction
            look="behind"
            icon="link"
            onPress={() =>
              copyLink(
                linkToRanking(weights, fragment),
                "It opens this ranking with these weights.",
              )
            }
          >
            Copy link
          </ToolAction>
        )}
      </div>
    </div>
  );
}

function linkToRanking(weights: Weights, fragment: string): string {
  const link = new URL(location.pathname, location.origin);
  link.search = weightsToQuery(weights);
  link.hash = fragment;
  return link.href;
}

interface WeightVernierProps {
  id: string;
  /** Letter or number of the datum on the sheet. */
  datum: string;
  name: string;
  explanation: string;
  percent: number;
  onChange: (percent: number) => void;
}

/** One of several weights that total 100, as a vernier; they stand in ruled cells. */
export function WeightVernier(props: WeightVernierProps) {
  const { id, datum, name, explanation, percent, onChange } = props;
  const input = useRef<HTMLInputElement>(null);

  useAtHydration(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined && moved !== percent) onChange(moved);
  });

  return (
    <div className="px-pad pt-4 pb-3 max-md:py-0.5">
      <div className="flex items-center gap-2.5 text-small font-medium">
        <span
          aria-hidden="true"
          className="inline-grid size-6 flex-none place-items-center border-[1.5px] border-line font-mono text-note leading-none font-[500] max-md:hidden"
        >
          {datum}
        </span>
        <Tooltip content={explanation}>{name}</Tooltip>
        <span aria-hidden="true" className="ml-auto font-mono text-body leading-none font-[500]">
          {percent}%
        </span>
      </div>
      <input
        ref={input}
        id={id}
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
