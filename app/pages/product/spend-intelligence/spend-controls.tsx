import { useEffect, useEffectEvent, useId, useRef } from "react";

import {
  filterLines,
  type SpendDimension,
  spendDimensions,
  spendIds,
  spendLines,
  spendName,
} from "./spend-figures.ts";
import { dividingDimensions, type SpendView } from "./spend-view.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { Icon } from "#app/ui/icon.tsx";

const labelOf = (dimension: SpendDimension) => dimension[0]!.toUpperCase() + dimension.slice(1);

interface SpendControlsProps {
  view: SpendView;
  onChange: (change: Partial<SpendView>) => void;
}

/** What to keep, and by what to lay it out. A choice that would leave nothing is not offered. */
export function SpendControls({ view, onChange }: SpendControlsProps) {
  const { by, filter } = view;
  const layouts = dividingDimensions(spendLines, filter);
  return (
    // Columns of one width: what is offered changes, and a select is as wide as its longest choice.
    <div
      data-screen-only
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-6"
    >
      {spendDimensions.map((dimension) => {
        const { [dimension]: kept, ...rest } = filter;
        return (
          <FilterSelect
            key={dimension}
            dimension={dimension}
            kept={kept ?? ""}
            ids={spendIds(filterLines(spendLines, rest), dimension)}
            onChange={(id) => onChange({ filter: id ? { ...rest, [dimension]: id } : rest })}
          />
        );
      })}
      {by && (
        <div className="col-span-full lg:col-span-2">
          <ChoiceChips
            label="Group by"
            name="by"
            options={layouts.map((value) => ({ value, label: labelOf(value) }))}
            value={by}
            onChange={(value) => onChange({ by: value as SpendDimension })}
          />
        </div>
      )}
    </div>
  );
}

interface FilterSelectProps {
  dimension: SpendDimension;
  kept: string;
  ids: readonly string[];
  onChange: (id: string) => void;
}

function FilterSelect({ dimension, kept, ids, onChange }: FilterSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // It may have been chosen before hydration.
  const readChoice = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== kept && !location.search) onChange(chosen);
  });
  useEffect(() => readChoice(), []);

  return (
    <div className="relative grid gap-2">
      <label htmlFor={id} className="label">
        {labelOf(dimension)}
      </label>
      <select
        ref={select}
        id={id}
        value={kept}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-10 w-full min-w-0 appearance-none rounded-1 border border-line-2 bg-ground pr-9 pl-3 text-small hover:border-line"
      >
        <option value="">All</option>
        {ids.map((value) => (
          <option key={value} value={value}>
            {spendName(dimension, value)}
          </option>
        ))}
      </select>
      <Icon name="unfold" className="pointer-events-none absolute right-2.5 bottom-3 size-4" />
    </div>
  );
}
