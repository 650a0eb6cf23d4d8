import type { Correction } from "#analyzer/intake/recognition.ts";
import { countText } from "#app/tool/figure-text.ts";
import type {
  OffersView,
  ReadbackRowView,
  ShownOfferView,
} from "#app/tool/worker/question-messages.ts";

import { Instead } from "./instead.tsx";

interface ShownOffersProps {
  offers: OffersView;
  /** What is said of it above, or can be said in its place. */
  rows: readonly ReadbackRowView[];
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** Every offer as it was read: what all have in common once, then one row each, to be held against the paper. */
export function ShownOffers({
  offers: { count, terms, rows: offers },
  rows,
  onAnswer,
}: ShownOffersProps) {
  const doubted = new Set(rows.filter(({ isListed }) => !isListed).map(({ what }) => what));
  return (
    <>
      <p className="mt-4 label">{count === 1 ? "Said of the offer" : "Said of all offers"}</p>
      <table className="mt-1.5 w-full border-t border-line text-left text-small">
        <caption className="sr-only">What is the same for all offers</caption>
        <tbody>
          {terms
            .filter(({ what }) => !doubted.has(what))
            .map(({ what, read }) => {
              const row = rows.find((each) => each.isListed && each.what === what && each.words);
              return (
                <tr key={what} className="border-b border-hair align-top">
                  <th scope="row" className="w-1/3 py-1.5 pr-2 font-medium">
                    {what}
                  </th>
                  <td className="py-1.5 font-mono wrap-anywhere">
                    {read}
                    {row && (
                      <Change title={`Change ${what.toLowerCase()}`} from={row.from}>
                        <Instead {...row} onAnswer={onAnswer} />
                      </Change>
                    )}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      <p className="mt-4 label">
        {offers.length < count
          ? `${offers.length} of ${countText(count, "offer")}: compare the columns and the sum`
          : `${countText(count, "offer")}, as on the paper?`}
      </p>
      <table className="mt-1.5 w-full border-t border-line text-left text-small">
        <caption className="sr-only">The offers as they were read</caption>
        <thead>
          <tr className="border-b border-hair">
            <th scope="col" className="py-1.5 pr-2 font-mono text-label font-[450] text-ink-3">
              Part
            </th>
            <th
              scope="col"
              className="py-1.5 pr-2 text-right font-mono text-label font-[450] text-ink-3"
            >
              Quantity
            </th>
            <th
              scope="col"
              className="py-1.5 text-right font-mono text-label font-[450] text-ink-3"
            >
              Price
            </th>
          </tr>
        </thead>
        {offers.map((offer) => (
          <Offer key={JSON.stringify(offer.draft)} offer={offer} onAnswer={onAnswer} />
        ))}
      </table>
    </>
  );
}

function Offer({
  offer: { part, quantity, prices, further, doubt, answers, draft },
  onAnswer,
}: {
  offer: ShownOfferView;
  onAnswer: ShownOffersProps["onAnswer"];
}) {
  return (
    <tbody className="border-b border-line align-top">
      <tr>
        <th scope="row" className="pt-2 pr-2 font-medium wrap-anywhere">
          {part}
        </th>
        <td className="pt-2 pr-2 text-right figures">{quantity}</td>
        <td className="pt-2 text-right figures">
          {prices.map((price) => (
            <span key={price} className="block">
              {price}
            </span>
          ))}
        </td>
      </tr>
      <tr>
        <td colSpan={3} className="pb-1.5 text-note wrap-anywhere text-ink-2">
          {doubt !== "" && <span className="block text-signal-ink">This {doubt}.</span>}
          {further.map(({ what, read }) => `${what}: ${read}`).join(" · ")}
          <Change title={`Change ${part}`}>
            <Instead
              what={part}
              answers={answers}
              words={null}
              offers={[draft]}
              onAnswer={onAnswer}
            />
          </Change>
        </td>
      </tr>
    </tbody>
  );
}

interface ChangeProps {
  title: string;
  /** The words that it was read from. */
  from?: string;
  children: React.ReactNode;
}

function Change({ title, from, children }: ChangeProps) {
  return (
    <details className="font-sans text-small">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
        <span aria-hidden="true">Change</span>
        <span className="sr-only">{title}</span>
      </summary>
      {from && <span className="block text-note text-ink-2">from {from}</span>}
      {children}
    </details>
  );
}
