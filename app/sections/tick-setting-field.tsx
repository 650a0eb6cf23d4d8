import type { ReactNode } from "react";

import { TickLabel } from "#app/ui/tick-label.tsx";

interface TickSettingFieldProps {
  name: string;
  value: string;
  /** What ticking it says. */
  label: string;
  /** What is ticked, beside the box; a press anywhere on it ticks. */
  subject: ReactNode;
  /** Where the subject begins with a balloon, the box stands beside its middle. */
  hasBalloon?: boolean;
}

/** One option of a set that begins with all of them; without JavaScript, the subject alone. */
export function TickSettingField(props: TickSettingFieldProps) {
  const { name, value, label, subject, hasBalloon } = props;
  return (
    <TickLabel
      name={name}
      value={value}
      defaultChecked
      aria-label={label}
      className="min-h-9 items-start gap-3"
      boxClassName={`${hasBalloon ? "mt-1.5" : ""} noscript:hidden`}
    >
      {subject}
    </TickLabel>
  );
}
