import { useState } from "react";

import { type Incoterm, incoterms } from "#analyzer/quote/incoterm.ts";
import type { IncotermAdder, IncotermAdders } from "#analyzer/package/incoterm-adders.ts";

import { NumberInput } from "../number-input.tsx";

interface AdderTableProps {
  adders: IncotermAdders;
  /** Rules that the package names. */
  used: readonly string[];
  onChange: (adders: IncotermAdders) => void;
}

const columnHead = "px-2 py-1.5 text-left font-mono text-label font-[450] text-ink-3";

/** What each delivery rule leaves to the buyer; the rules that the package names, or all of them. */
export function AdderTable({ adders, used, onChange }: AdderTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = incoterms.filter((rule) => showsAll || rule === "EXW" || used.includes(rule));
  const change = (rule: Incoterm, changes: Partial<IncotermAdder>) =>
    onChange({ ...adders, [rule]: { ...adders[rule], ...changes } });
  return (
    <div className="border-hair px-pad py-4 max-xl:border-t xl:border-l">
      <table className="w-full max-w-lg border-collapse text-small">
        <caption className="mb-2 text-left label">
          Added where a quote does not state it: freight in percent of the goods, duty in percent of
          goods and tooling
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={columnHead}>
              Incoterm
            </th>
            <th scope="col" className={columnHead}>
              Freight
            </th>
            <th scope="col" className={columnHead}>
              Duty
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((rule) => (
            <tr key={rule} className="border-b border-hair *:p-1">
              <th scope="row" className="text-left font-mono text-note font-[450]">
                {rule}
              </th>
              <td>
                <PercentInput
                  label={`Freight from ${rule}`}
                  value={adders[rule].freightPercent}
                  onChange={(freightPercent) => change(rule, { freightPercent })}
                />
              </td>
              <td>
                <PercentInput
                  label={`Duty from ${rule}`}
                  value={adders[rule].dutyPercent}
                  onChange={(dutyPercent) => change(rule, { dutyPercent })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
        className="mt-3 min-h-6 text-small text-link"
      >
        {showsAll ? "Only the rules of this package" : `All ${incoterms.length} rules`}
      </button>
    </div>
  );
}

interface PercentInputProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
}

function PercentInput({ label, value, onChange }: PercentInputProps) {
  return (
    <NumberInput
      label={label}
      unit="%"
      value={value}
      min={0}
      max={200}
      isNamedByColumn
      isRequired
      onChange={(percent) => percent !== null && onChange(percent)}
    />
  );
}
