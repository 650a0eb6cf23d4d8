import type { ReactNode } from "react";

import { TickLabel } from "#app/ui/tick-label.tsx";

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
    <TickLabel
      name={name}
      value={value}
      defaultChecked
      aria-label={label}
      className="min-h-9 items-start gap-3"
      boxClassName="mt-0.5 noscript:hidden"
    >
      {subject}
    </TickLabel>
  );
}
