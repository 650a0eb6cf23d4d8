import { useId, useRef } from "react";
import { useAtHydration } from "./use-at-hydration.ts";

interface ChoiceChipsProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Without it the browser keeps the choice, beginning with `value`, as in any form. */
  onChange?: (value: string) => void;
}

/** One of a few, as joined cells: radio buttons, so that arrow keys walk along. */
export function ChoiceChips({ label, name, options, value, onChange }: ChoiceChipsProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);

  useAtHydration(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && chosen.value !== value) onChange?.(chosen.value);
  });

  return (
    <div ref={group} role="radiogroup" aria-labelledby={labelId} className="grid gap-2">
      <span id={labelId} className="label">
        {label}
      </span>
      <div className="flex flex-wrap pr-px pb-px">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative -mr-px -mb-px inline-flex min-h-10 items-center border border-line-2 px-3.5 text-small hover:bg-raised has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-ink-inverse has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
