import { useId, useState } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import { classNames } from "#app/ui/class-names.ts";

export interface NumberInputProps {
  label: string;
  unit: string;
  /** `null` when it is not set. */
  value: number | null;
  min?: number;
  max?: number;
  onChange: (value: number | null) => void;
  /** A column's head names it already. */
  isNamedByColumn?: boolean;
  /** It must have a value. */
  isRequired?: boolean;
}

/** A number that may be left empty. What cannot be used is said, and the last one that could stands. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    unit,
    value,
    min = 0,
    max = 1e9,
    onChange,
    isNamedByColumn,
    isRequired = false,
  } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; for: number | null } | null>(null);
  const text = typed && typed.for === value ? typed.text : value === null ? "" : String(value);
  // What nobody has typed yet is no error, but a value that was given may be one.
  const isUsable =
    text.trim() === "" ? typed === null || !isRequired : parsed(text, min, max) !== null;

  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className={isNamedByColumn ? "sr-only" : "label"}>
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={!isUsable || undefined}
          aria-describedby={isUsable ? undefined : `${id}-note`}
          onChange={(event) => {
            const next = event.target.value;
            const number = next.trim() === "" ? null : parsed(next, min, max);
            const isNext = next.trim() === "" ? !isRequired : number !== null;
            setTyped({ text: next, for: isNext ? number : value });
            if (isNext) onChange(number);
          }}
          className={classNames(
            "min-h-10 w-24 rounded-1 border bg-raised px-2 text-right figures focus-visible:outline-offset-1",
            isUsable ? "border-line-2 hover:border-line" : "border-err inset-ring-1 inset-ring-err",
          )}
        />
        <span className="note">{unit}</span>
      </span>
      {!isUsable && (
        <p id={`${id}-note`} className="font-mono text-note text-err">
          A number from {min} to {groupDigits(max)}.
        </p>
      )}
    </div>
  );
}

function parsed(text: string, min: number, max: number): number | null {
  if (!/^\d+([.,]\d+)?$/.test(text.trim())) return null;
  const number = Number(text.trim().replace(",", "."));
  return number >= min && number <= max ? number : null;
}
