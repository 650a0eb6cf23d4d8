import { useId } from "react";

import type { QuoteField } from "#analyzer/intake/quote-line.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { fieldNames } from "#analyzer/intake/field-names.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import type { OfferView } from "#app/tool/worker/worker-messages.ts";

interface OfferWorkingProps {
  offer: OfferView;
  onCorrect: (correction: Correction) => void;
}

/** Each figure with its formula and the cells it rests on, and the place to correct one of them. */
export function OfferWorking({ offer, onCorrect }: OfferWorkingProps) {
  const [lineId] = offer.lineIds;
  return (
    <div className="on-vellum px-3 py-4 md:px-pad">
      <dl className="font-mono text-note">
        {offer.workings.map(({ name, formula, places }, index) => (
          <div
            key={index}
            className="grid gap-x-4 border-hair py-1.5 not-first:border-t md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0">
              {formula}
              {places.length > 0 && (
                <span className="block text-label text-ink-3">from {places.join("; ")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {offer.notes.length > 0 && (
        <ul className="mt-3 grid gap-1.5 text-small">
          {offer.notes.map(({ text, places }, index) => (
            <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
              <Icon name="warning" className="mt-1 size-4 text-warn" />
              <span>
                {text}
                {places.length > 0 && (
                  <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {offer.lineIds.length === 1 && lineId !== undefined && (
        <LineCorrection lineId={lineId} supplier={offer.supplier} onCorrect={onCorrect} />
      )}
    </div>
  );
}

interface LineCorrectionProps {
  lineId: string;
  supplier: string;
  onCorrect: (correction: Correction) => void;
}

function LineCorrection({ lineId, supplier, onCorrect }: LineCorrectionProps) {
  const id = useId();
  const control =
    "min-h-10 min-w-0 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line";
  return (
    <form
      aria-label={`Correct the line of ${supplier}`}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const text = String(given.get("text")).trim();
        if (text === "") return;
        onCorrect({ kind: "line", lineId, field: given.get("field") as QuoteField, text });
        event.currentTarget.reset();
      }}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-hair pt-3"
    >
      <label htmlFor={`${id}-field`} className="grid gap-1">
        <span className="label">Correct this line</span>
        <select id={`${id}-field`} name="field" defaultValue="price" className={control}>
          {Object.entries(fieldNames).map(([field, name]) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-text`} className="grid gap-1">
        <span className="label">Should read</span>
        <input id={`${id}-text`} name="text" autoComplete="off" className={control} />
      </label>
      <Button type="submit" size="small" icon="check">
        Correct
      </Button>
    </form>
  );
}
