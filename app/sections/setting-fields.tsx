import type { ReactNode } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import type { NumberSetting } from "#app/page/state/tool-settings.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";

interface NumberSettingFieldProps {
  name: string;
  setting: Readonly<NumberSetting>;
  isUsable: boolean;
  /** The head of a column says it already, where there are columns; the table says the range once for all. */
  isNamedByColumn?: boolean;
  className?: string;
}

/** A quantity the visitor may change; without JavaScript, the quantity that the example is worked with. */
export function NumberSettingField(props: NumberSettingFieldProps) {
  const { name, setting, isUsable, isNamedByColumn, className } = props;
  const { label, unit } = setting;
  const noteId = `${name}-note`;
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={name} className={classNames("label", isNamedByColumn && "md:sr-only")}>
        {label}
      </label>
      <span className="hidden figures noscript:block">
        {groupDigits(setting.default)} {unit}
      </span>
      <NumberInput id={name} name={name} setting={setting} isUsable={isUsable} noteId={noteId} />
      <p
        id={noteId}
        className={classNames(
          isNamedByColumn ? "sr-only" : "text-note leading-snug noscript:hidden",
          isUsable ? "text-ink-3" : "text-err",
        )}
      >
        {rangeText(setting)}
      </p>
    </div>
  );
}

interface NumberInputProps {
  id: string;
  name: string;
  setting: Readonly<NumberSetting>;
  isUsable: boolean;
  /** Of what says its range. */
  noteId: string;
  className?: string;
}

/** The number with its unit. */
export function NumberInput({ id, name, setting, isUsable, noteId, className }: NumberInputProps) {
  const { unit, min, max, isWhole } = setting;
  return (
    <span className={classNames("relative noscript:hidden", className)}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode={isWhole ? "numeric" : "decimal"}
        min={min}
        max={max}
        step={isWhole ? 1 : "any"}
        defaultValue={setting.default}
        aria-invalid={!isUsable || undefined}
        aria-describedby={noteId}
        className={classNames(
          "min-h-11 w-full [appearance:textfield] rounded-1 border bg-raised pr-17 pl-2 text-right figures focus-visible:outline-offset-1 [&::-webkit-inner-spin-button]:appearance-none",
          isUsable ? "border-line-2 hover:border-line" : "border-err inset-ring-1 inset-ring-err",
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-[calc(100%-3.75rem)] flex items-center note"
      >
        {unit}
      </span>
    </span>
  );
}

/** The same words while it is right and while it is wrong, so that nothing moves. */
export function rangeText({ isWhole, min, max }: Readonly<NumberSetting>): string {
  return `${isWhole ? "A whole number" : "A number"} from ${groupDigits(min)} to ${groupDigits(max)}.`;
}

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
