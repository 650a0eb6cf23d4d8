import { countText } from "#app/tool/figure-text.ts";
import { NumberInput } from "../number-input.tsx";
import type { SheetSettings } from "#app/tool/package/package-state.ts";

interface KnockOutRulesProps {
  settings: SheetSettings;
  /** How many offers of the part shown the rules took out. */
  setAside: number;
  onSet: (settings: Partial<SheetSettings>) => void;
}

/** What no score makes up for. */
export function KnockOutRules({ settings, setAside, onSet }: KnockOutRulesProps) {
  const { latestDeliveryDays, minimumReliability } = settings;
  return (
    <fieldset className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-b border-line px-pad py-4">
      <legend className="sr-only">Knock-out rules</legend>
      <NumberInput
        label="Latest delivery"
        unit="days"
        value={latestDeliveryDays}
        min={0}
        max={3650}
        onChange={(value) => onSet({ latestDeliveryDays: value })}
      />
      <NumberInput
        label="Minimum reliability"
        unit="of 100"
        value={minimumReliability}
        min={0}
        max={100}
        onChange={(value) => onSet({ minimumReliability: value })}
      />
      <p className="flex-1 basis-56 py-2 text-small text-ink-2">
        {latestDeliveryDays === null && minimumReliability === null
          ? "Knock-out rules: empty means no rule."
          : `${countText(setAside, "offer")} knocked out here.`}
      </p>
    </fieldset>
  );
}
