import type { ReactNode } from "react";

import { Icon } from "#app/ui/icon.tsx";

interface TickSettingFieldProps {
  name: string;
  value: string;
  /** What ticking it says. */
  label: string;
  /** What is ticked, beside the box; a press anywhere on it ticks. */
  subject: ReactNode;
}

/** One option of a set that begins with all of them; without JavaScript, the subject alone. */
export function TickSettingField({ name, value, label, subject }: TickSettingFieldProps) {
  return (
    <label className="flex min-h-9 items-start gap-3">
      <span className="relative mt-0.5 flex-none noscript:hidden">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked
          aria-label={label}
          className="peer block size-5 appearance-none border-[1.5px] border-line bg-raised checked:bg-ink"
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-ink-inverse peer-checked:block"
        />
      </span>
      {subject}
    </label>
  );
}
