import { useId, useState } from "react";

import { listText } from "#analyzer/package/figures.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { readRates } from "#analyzer/package/read-rates.ts";
import type { RateTable } from "#analyzer/package/rates.ts";

import { NumberInput } from "../number-input.tsx";
import { withRate } from "./with-value.ts";

interface RatesNeededProps {
  quotes: QuotePackage;
  view: PackageView;
}

/** Quotes in several currencies are compared at the visitor's own rates: asked for once, where the ranking is. */
export function RatesNeeded({ quotes, view }: RatesNeededProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const { missingRates, rates, currency } = view;
  if (missingRates.length === 0) return null;
  const given = missingRates.flatMap((code) => {
    const rate = typed[code];
    return rate ? [[code, rate] as const] : [];
  });
  return (
    <section
      aria-label="Exchange rates"
      className="border-b border-line bg-warn-wash px-pad py-3 text-small"
    >
      <p>
        Quotes in {listText(missingRates)} are left out until you give a rate: type it, or use a
        file of the European Central Bank.
      </p>
      <form
        className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          const next = given.reduce((table, [code, rate]) => withRate(table, code, rate), rates);
          quotes.set({ currency, rates: next });
        }}
      >
        {missingRates.map((code) => (
          <NumberInput
            key={code}
            label={`1 ${code} is`}
            unit={rates.base}
            value={typed[code] ?? null}
            min={0.000001}
            max={1e6}
            onChange={(rate) => setTyped({ ...typed, [code]: rate })}
          />
        ))}
        <Button type="submit" disabled={given.length === 0}>
          Use
        </Button>
      </form>
      <RateFile base={currency} onRead={(rates) => quotes.set({ currency, rates })} />
    </section>
  );
}

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
