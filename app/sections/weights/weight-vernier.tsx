import { useRef } from "react";

import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

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
