import { useState } from "react";

import { illustrativeRates, type RateTable } from "#analyzer/package/rates.ts";
import { localToday } from "#app/tool/local-today.ts";

import { NumberInput } from "../number-input.tsx";
import { RateFile } from "./rate-file.tsx";

interface RateListProps {
  rates: RateTable;
  /** Currencies that the package is quoted in. */
  used: readonly string[];
  onChange: (rates: RateTable) => void;
}

/** A dated table of rates, the visitor's to edit; the currencies of the package come first. */
export function RateList({ rates, used, onChange }: RateListProps) {
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
            className="min-h-10 rounded-1 border border-line-2 bg-raised px-2 figures text-small hover:border-line"
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
      <RateFile base={rates.base} onRead={onChange} />
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

/** The table with a rate that the visitor typed: today's, unless another day is set. */
export function withRate(rates: RateTable, code: string, rate: number): RateTable {
  const { asOf, base, perUnit } = rates;
  return {
    asOf: asOf || localToday(),
    source: "Your rates",
    base,
    perUnit: { ...perUnit, [code]: rate },
  };
}
