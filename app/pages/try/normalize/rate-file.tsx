import { useId, useState } from "react";

import { readRates } from "#analyzer/package/read-rates.ts";
import type { RateTable } from "#analyzer/package/rates.ts";

interface RateFileProps {
  /** The currency that costs are shown in. */
  base: string;
  onRead: (rates: RateTable) => void;
}

/** A dated file of rates, chosen or pasted; it is read here and sent nowhere. */
export function RateFile({ base, onRead }: RateFileProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const take = (text: string, name: string) => {
    const rates = readRates(text, name);
    const isUsable = rates !== null && Object.hasOwn(rates.perUnit, base);
    setRefused(!isUsable);
    if (isUsable) onRead(rates);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <label htmlFor={id}>Rates file, CSV or XML (eurofxref)</label>
      <input
        id={id}
        type="file"
        accept=".csv,.xml,text/csv,text/xml"
        aria-describedby={isRefused ? `${id}-note` : undefined}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(await file.text(), file.name);
        }}
        className="min-h-10 max-w-full"
      />
      <label className="flex items-center gap-2">
        or paste it
        <textarea
          rows={1}
          value=""
          readOnly
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData("text/plain"), "Pasted rates");
          }}
          className="min-h-10 w-28 rounded-1 border border-line-2 bg-raised px-2"
        />
      </label>
      {isRefused && (
        <p id={`${id}-note`} role="alert" className="w-full text-err">
          No table of dated rates with {base} was found in it.
        </p>
      )}
    </div>
  );
}
