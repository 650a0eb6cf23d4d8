import { criteria, type Criterion } from "#analyzer/rank/criteria.ts";
import { type Weights, wholeWeights } from "#analyzer/rank/weights.ts";
import { weightsToQuery } from "./weights-query.ts";
import { copyLink } from "#app/ui/clipboard.ts";
import { Icon } from "#app/ui/icon.tsx";

import { WeightVernier } from "./weight-vernier.tsx";

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

const actionClasses =
  "flex min-h-9 items-center justify-center gap-2 border-l border-hair px-3.5 whitespace-nowrap hover:bg-ground max-md:flex-1 max-md:border-t max-md:first-of-type:border-l-0";

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
export function WeightControls({
  weights,
  onChange,
  onReset,
  explanation,
  fragment = "",
  prefix = "",
}: WeightControlsProps) {
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
        <button type="button" onClick={onReset} className={actionClasses}>
          <Icon name="reset" className="size-3.5" />
          Reset weights
        </button>
        {fragment !== false && (
          <button
            type="button"
            onClick={() =>
              copyLink(
                linkToRanking(weights, fragment),
                "It opens this ranking with these weights.",
              )
            }
            className={actionClasses}
          >
            <Icon name="link" className="size-3.5" />
            Copy link
          </button>
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
