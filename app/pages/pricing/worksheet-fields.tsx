import {
  planNeeds,
  type SavingsField,
  type SavingsFieldName,
  savingsFields,
  worksheetSettings,
} from "./savings.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import type { Settings } from "#app/page/state/tool-settings.ts";
import { NumberInput, rangeText } from "#app/sections/setting-fields.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";

const { counted } = worksheetSettings;
const countedOptions = counted.options.map((value) => ({ value, label: `${value}%` }));

/** Lines 1 to 7: what is given. */
export function WorksheetFields({ settings }: { settings: Settings<typeof worksheetSettings> }) {
  const field = (line: number, name: SavingsFieldName) => (
    <NumberLine line={line} name={name} isUsable={settings[name] !== null} />
  );
  return (
    <div className="flex min-w-0 flex-col">
      <h3 className="flex min-h-10 items-center border-b border-line px-pad label">Your numbers</h3>
      {field(1, "rfqs")}
      {field(2, "quotes")}
      {field(3, "hours")}
      {field(4, "order")}
      {field(5, "rate")}
      <div className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] border-b border-hair px-pad py-3">
        <LineNumber>6</LineNumber>
        <div className="noscript:hidden">
          <ChoiceChips
            label="Share of our claimed savings to use"
            name="counted"
            options={countedOptions}
            value={counted.default}
          />
        </div>
        <p className="hidden noscript:block">
          This uses {counted.default}% of our claimed savings.
        </p>
      </div>
      {field(7, "users")}
      <fieldset className="min-w-0 flex-1 px-pad py-3 noscript:hidden">
        <legend className="float-left mb-2 pl-8 label">Features you need</legend>
        <div className="clear-left grid gap-x-6 pl-8 sm:grid-cols-2 print:grid-cols-2">
          {planNeeds.map(({ id, feature }) => (
            <TickLabel
              key={id}
              name="need"
              value={id}
              className="min-h-9 items-center gap-2.5 text-small leading-tight"
            >
              {feature}
            </TickLabel>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface NumberLineProps {
  line: number;
  name: SavingsFieldName;
  isUsable: boolean;
}

function NumberLine({ line, name, isUsable }: NumberLineProps) {
  const field: SavingsField = savingsFields[name];
  const { label, hint, unit } = field;
  const hintId = `worksheet-${name}-hint`;
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)_9.5rem] content-center items-center border-b border-hair px-pad py-2.5">
      <LineNumber>{line}</LineNumber>
      <label htmlFor={`worksheet-${name}`} className="pr-4 leading-tight font-medium">
        {label}
      </label>
      <span className="hidden text-right figures sm:row-span-2 noscript:block">
        {groupDigits(field.default)} {unit}
      </span>
      <NumberInput
        id={`worksheet-${name}`}
        name={name}
        setting={field}
        isUsable={isUsable}
        noteId={hintId}
        className="sm:row-span-2"
      />
      {/* Both keep their room, so that nothing moves when a number is cleared. */}
      <p
        id={hintId}
        className="col-start-2 grid pr-4 text-note leading-snug *:[grid-area:1/1] max-sm:col-[2/4] max-sm:mt-1 max-sm:pr-0"
      >
        <span className={classNames("text-ink-3", !isUsable && "invisible")}>{hint}</span>
        <span className={classNames("text-err", isUsable && "invisible")}>{rangeText(field)}</span>
      </p>
    </div>
  );
}

/** The number that the formulas refer to. */
export function LineNumber({ children }: { children: number | string }) {
  return (
    <span aria-hidden="true" className="figures text-note text-ink-3">
      {children}
    </span>
  );
}
