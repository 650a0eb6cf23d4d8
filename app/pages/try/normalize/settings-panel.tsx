import { useState } from "react";

import { illustrativeRates, ratesFor, type RateTable } from "#analyzer/package/rates.ts";
import { settingOf, shownUnitChoices } from "#analyzer/package/settings.ts";
import type { GroupView } from "#app/tool/worker/group-view.ts";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

import { useBench } from "../bench.ts";
import { FoldedPart } from "../folded-part.tsx";
import { NumberInput } from "../number-input.tsx";
import { DutyTable, SupplierTermsTable } from "./supplier-terms-table.tsx";
import { withRate, withValue } from "./with-value.ts";
import { RateFile } from "./rates-needed.tsx";

const currencyCodes = Object.keys(illustrativeRates.perUnit);

/** What the figures are normalized to. */
export function SettingsPanel() {
  const { view, state, set } = useBench();
  const { settings } = state;
  const { shownUnits } = settings;
  const { currency, rates } = view;
  const dimension = view.group?.dimension ?? "count";
  return (
    <FoldedPart
      title="Normalized to"
      note={rates.asOf === "" ? currency : `${currency}, rates of ${rates.asOf}`}
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 px-pad py-4">
        <label className="grid gap-1">
          <span className="label">Shown in</span>
          <select
            value={currency}
            onChange={(event) =>
              set({
                currency: event.target.value,
                rates: ratesFor(event.target.value, rates),
              })
            }
            className={control}
          >
            {[...new Set([...currencyCodes, ...Object.keys(rates.perUnit)])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <label className="grid gap-1">
          <span className="label">Cost per</span>
          <select
            value={shownUnits[dimension].label}
            onChange={({ target }) => {
              const unit = shownUnitChoices[dimension].find(({ label }) => label === target.value);
              if (unit) set({ shownUnits: { ...shownUnits, [dimension]: unit } });
            }}
            className={control}
          >
            {shownUnitChoices[dimension].map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        {view.group && settings.rankBy === "line" && <PartSettings group={view.group} />}
      </div>
      <div className="border-t border-hair">
        <RateList rates={rates} used={view.currencies} onChange={(rates) => set({ rates })} />
      </div>
      <div className="border-t border-hair">
        <RateFile base={rates.base} onRead={(rates) => set({ rates })} />
      </div>
      <SupplierTermsTable />
      <DutyTable />
    </FoldedPart>
  );
}

const quantityUnits = { count: "pieces", weight: "kg", length: "m" } as const;

function PartSettings({ group }: { group: GroupView }) {
  const { state, set } = useBench();
  const { settings } = state;
  const quantityUnit = quantityUnits[group.dimension];
  const fields = [
    ["askedQuantities", `Asked quantity of ${group.title}`, quantityUnit, 0.001, 1e9],
    ["toolingVolumes", "Spread tooling over", quantityUnit, 1, 1e9],
    ["unitWeightsKg", "Weight of one piece", "kg", 0.000001, 1e6],
    ["unitLengthsM", "Length of one piece", "m", 0.000001, 1e6],
  ] as const;
  return fields.map(([name, label, unit, min, max]) => {
    const values = settings[name] ?? {};
    return (
      <NumberInput
        key={name}
        label={label}
        unit={unit}
        value={name === "askedQuantities" ? group.askedQuantity : settingOf(values, group.id)}
        min={min}
        max={max}
        onChange={(value) => set({ [name]: withValue(values, group.id, value) })}
      />
    );
  });
}

interface RateListProps {
  rates: RateTable;
  /** Currencies that the package is quoted in. */
  used: readonly string[];
  onChange: (rates: RateTable) => void;
}

/** A dated table of rates, the visitor's to edit; the currencies of the package come first. */
function RateList({ rates, used, onChange }: RateListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const codes = [
    ...new Set([...used, ...(showsAll ? Object.keys(illustrativeRates.perUnit) : [])]),
  ].filter((code) => code !== rates.base);
  return (
    <fieldset className="min-w-0 px-pad py-4">
      <legend className="float-left mb-1 w-full label">{rates.base} for one unit</legend>
      <p className="clear-both mb-3 note">{rates.source || "None is given yet."}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <label className="grid gap-1">
          <span className="label">Rates of</span>
          <input
            type="date"
            value={rates.asOf}
            onChange={({ target }) =>
              target.value && onChange({ ...rates, asOf: target.value, source: "Your rates" })
            }
            className={classNames(control, "figures")}
          />
        </label>
        {codes.map((code) => (
          <NumberInput
            key={code}
            label={code}
            unit={rates.base}
            value={rates.perUnit[code] ?? null}
            min={0.000001}
            max={1e6}
            isRequired
            onChange={(rate) => {
              if (rate === null) return;
              onChange(withRate(rates, code, rate));
            }}
          />
        ))}
      </div>
      <button
        type="button"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
        className="mt-3 min-h-6 text-small text-link"
      >
        {showsAll ? "Only those of this package" : "All currencies"}
      </button>
    </fieldset>
  );
}
