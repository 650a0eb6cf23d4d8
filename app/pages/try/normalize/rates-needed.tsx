import { useState } from "react";

import { listText } from "#analyzer/package/figures.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";
import { Button } from "#app/ui/button.tsx";

import { NumberInput } from "../number-input.tsx";
import { RateFile } from "./rate-file.tsx";
import { withRate } from "./rate-list.tsx";

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
