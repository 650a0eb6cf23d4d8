import { useId, useState } from "react";

import { listText } from "#analyzer/package/figures.ts";
import { Button } from "#app/ui/button.tsx";
import { readRates } from "#analyzer/package/read-rates.ts";
import type { RateTable } from "#analyzer/package/rates.ts";

import { useBench } from "../bench.ts";
import { DropZone, PasteBox } from "../intake/file-intake.tsx";
import { NumberInput } from "../number-input.tsx";
import { withRate } from "./with-value.ts";

/** Quotes in several currencies are compared at the visitor's own rates: asked for once, where the ranking is. */
export function RatesNeeded() {
  const { view, set } = useBench();
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const { missingRates, rates, currency } = view;
  if (missingRates.length === 0) return null;
  const given = missingRates.flatMap((code) => {
    const rate = typed[code];
    return rate ? [[code, rate] as const] : [];
  });
  return (
    <section aria-label="Exchange rates" className="border-b border-line bg-warn-wash text-small">
      <p className="px-pad pt-3">
        Quotes in {listText(missingRates)} are left out until you give a rate: type it, or use a
        file of the European Central Bank.
      </p>
      <form
        className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-hair px-pad pt-2 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          const next = given.reduce((table, [code, rate]) => withRate(table, code, rate), rates);
          set({ currency, rates: next });
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
      <RateFile base={currency} onRead={(rates) => set({ currency, rates })} />
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
  const noteId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (text: string, name: string) => {
    const rates = readRates(text, name);
    const isUsable = rates !== null && Object.hasOwn(rates.perUnit, base);
    setRefusal(isUsable ? null : `No table of dated rates with ${base} was found in it.`);
    if (isUsable) onRead(rates);
  };
  const paste = (text: string) => take(text, "Pasted rates");
  return (
    <>
      <DropZone
        title="Rates file"
        note="CSV or XML (eurofxref)"
        accept=".csv,.xml,text/csv,text/xml"
        isCompact
        isSingle
        noteId={refusal === null ? undefined : noteId}
        onFiles={async ([file, another]) => {
          // Several can still be dropped.
          if (another) setRefusal("Rates are read from one file at a time.");
          else if (file) take(await file.text(), file.name);
        }}
        onText={paste}
      />
      <PasteBox
        title="Paste the rates"
        label="A table of rates with its date"
        action="Use these rates"
        onText={paste}
      />
      {refusal !== null && (
        <p id={noteId} role="alert" className="px-pad pb-3 text-err">
          {refusal}
        </p>
      )}
    </>
  );
}
