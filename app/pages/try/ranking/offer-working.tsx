import type { Correction } from "#analyzer/intake/recognition.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { OfferView } from "#app/tool/worker/worker-messages.ts";

import { OfferList } from "../understand/offer-list.tsx";

interface OfferWorkingProps {
  offer: OfferView;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** Each figure with its formula and the cells it rests on, and the form that puts the offer right. */
export function OfferWorking({ offer, onAnswer }: OfferWorkingProps) {
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
      <OfferList
        title={`Change the offer of ${offer.supplier}`}
        drafts={offer.drafts}
        onAnswer={(corrections, text) => onAnswer(corrections, `${offer.supplier}: ${text}`)}
      />
    </div>
  );
}
