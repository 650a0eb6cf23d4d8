import { useEffect, useEffectEvent, useId, useRef } from "react";

import {
  cutLines,
  type SpendDimension,
  spendDimensions,
  spendIds,
  spendLines,
  spendName,
} from "./cube-figures.ts";
import { dividingDimensions, type SpendView } from "./spend-view.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";

const labels: Record<SpendDimension, string> = {
  category: "Category",
  supplier: "Supplier",
  plant: "Plant",
  quarter: "Quarter",
};

interface CutControlsProps {
  view: SpendView;
  onChange: (change: Partial<SpendView>) => void;
}

/** By what to lay out, and what to keep. A choice that would leave nothing is not offered. */
export function CutControls({ view, onChange }: CutControlsProps) {
  const { by, cut } = view;
  const layouts = dividingDimensions(spendLines, cut);
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-5 px-pad pb-5 noscript:hidden">
      {by && (
        <ChoiceChips
          label="Group by"
          name="by"
          options={layouts.map((value) => ({ value, label: labels[value] }))}
          value={by}
          onChange={(value) => onChange({ by: value as SpendDimension })}
        />
      )}
      <div className="grid flex-1 grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {spendDimensions.map((dimension) => {
          const { [dimension]: kept, ...rest } = cut;
          return (
            <CutSelect
              key={dimension}
              dimension={dimension}
              kept={kept ?? ""}
              ids={spendIds(cutLines(spendLines, rest), dimension)}
              onChange={(id) => onChange({ cut: id ? { ...rest, [dimension]: id } : rest })}
            />
          );
        })}
      </div>
    </div>
  );
}

interface CutSelectProps {
  dimension: SpendDimension;
  kept: string;
  ids: readonly string[];
  onChange: (id: string) => void;
}

function CutSelect({ dimension, kept, ids, onChange }: CutSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // It may have been chosen before hydration.
  const readChoice = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== kept && !location.search) onChange(chosen);
  });
  useEffect(() => readChoice(), []);

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="label">
        {labels[dimension]}
      </label>
      <select
        ref={select}
        id={id}
        value={kept}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-10 w-full min-w-0 rounded-1 border border-line-2 bg-ground px-2.5 text-small hover:border-line"
      >
        <option value="">All</option>
        {ids.map((value) => (
          <option key={value} value={value}>
            {spendName(dimension, value)}
          </option>
        ))}
      </select>
    </div>
  );
}
