import { groupDigits } from "#app/format/group-digits.ts";
import type { NumberSetting } from "#app/page/state/tool-settings.ts";
import { classNames } from "#app/ui/class-names.ts";

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
  const { label, unit, min, max, isWhole } = setting;
  const noteId = `${name}-note`;
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={name} className={classNames("label", isNamedByColumn && "md:sr-only")}>
        {label}
      </label>
      <span className="hidden figures noscript:block">
        {groupDigits(setting.default)} {unit}
      </span>
      <span className="relative noscript:hidden">
        <input
          id={name}
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

/** The same words while it is right and while it is wrong, so that nothing moves. */
export function rangeText({ isWhole, min, max }: Readonly<NumberSetting>): string {
  return `${isWhole ? "A whole number" : "A number"} from ${groupDigits(min)} to ${groupDigits(max)}.`;
}
