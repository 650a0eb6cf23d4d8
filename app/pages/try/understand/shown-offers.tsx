import { useState } from "react";

import type { Correction } from "#analyzer/intake/recognition.ts";
import { countText } from "#app/tool/figure-text.ts";
import type {
  OffersView,
  ReadbackRowView,
  ShownOfferView,
} from "#app/tool/worker/question-view.ts";

import { TextButton } from "../quiet-buttons.tsx";
import { Unfolded } from "./offer-list.tsx";
import { Instead } from "./instead.tsx";

interface ShownOffersProps {
  offers: OffersView;
  /** What is said of it above, or can be said in its place. */
  rows: readonly ReadbackRowView[];
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** The rest comes when it is asked for. */
const mostUnfolded = 30;

const heads = {
  Part: "pr-2",
  Quantity: "pr-2 text-right",
  Price: "pr-2 text-right",
  Correct: "",
};

/** Every offer as it was read: what all have in common once, then one row each, to be held against the paper. */
export function ShownOffers({ offers, rows, onAnswer }: ShownOffersProps) {
  const { count, terms, rows: shown } = offers;
  const [isUnfolded, setUnfolded] = useState(false);
  const inView = isUnfolded
    ? shown
    : shown.filter(({ doubt }, at) => doubt !== "" || at < mostUnfolded);
  const doubted = new Set(rows.filter(({ isListed }) => !isListed).map(({ what }) => what));
  const listed = terms.filter(({ what }) => !doubted.has(what));
  const stated = listed.filter(({ read }) => read !== "not stated");
  const open = listed.filter((each) => !stated.includes(each));
  const termTable = (of: OffersView["terms"], caption: string) => (
    <table className="mt-1.5 w-full border-t border-line text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {of.map(({ what, read }) => (
          <Term
            key={what}
            what={what}
            read={read}
            row={rows.find((each) => each.isListed && each.what === what && each.words)}
            onAnswer={onAnswer}
          />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <p className="mt-4 label">{count === 1 ? "Said of the offer" : "Said of all offers"}</p>
      {termTable(stated, "What is the same for all offers")}
      {open.length > 0 && (
        <Unfolded title={`Not stated: ${open.map(({ what }) => what).join(", ")}`}>
          {termTable(open, "What the file does not state")}
        </Unfolded>
      )}
      <p className="mt-4 label">
        {shown.length < count
          ? `${shown.length} of ${countText(count, "offer")}: check the columns and the sum`
          : `${countText(count, "offer")}: as on the paper?`}
      </p>
      <table className="mt-1.5 w-full border-t border-line text-left text-small">
        <caption className="sr-only">The offers as they were read</caption>
        <thead>
          <tr className="border-b border-hair">
            {Object.entries(heads).map(([head, look]) => (
              <th
                key={head}
                scope="col"
                className={`py-1.5 font-mono text-label font-[450] text-ink-3 ${look}`}
              >
                <span className={head === "Correct" ? "sr-only" : undefined}>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        {inView.map((offer) => (
          <Offer key={JSON.stringify(offer.draft)} offer={offer} onAnswer={onAnswer} />
        ))}
      </table>
      {inView.length < shown.length && (
        <TextButton className="text-small" onPress={() => setUnfolded(true)}>
          Show {countText(shown.length - inView.length, "more offer")}
        </TextButton>
      )}
    </>
  );
}

interface TermProps extends Pick<ShownOffersProps, "onAnswer"> {
  what: string;
  read: string;
  row: ReadbackRowView | undefined;
}

function Term({ what, read, row, onAnswer }: TermProps) {
  const [isOpen, setOpen] = useState(false);
  const isQuoted = row?.from.startsWith("“");
  return (
    <tr className="border-b border-hair align-top">
      <th scope="row" className="w-1/3 py-1.5 pr-2 font-medium">
        {what}
      </th>
      <td className="py-1.5 wrap-anywhere">
        <span className="flex justify-between gap-2">
          <span className="font-mono">{read}</span>
          {row && <Change of={what} isOpen={isOpen} onOpen={setOpen} />}
        </span>
        {isQuoted && <span className="block text-note text-ink-2">from {row?.from}</span>}
        {row && isOpen && <Instead {...row} onAnswer={onAnswer} />}
      </td>
    </tr>
  );
}

interface OfferProps {
  offer: ShownOfferView;
  onAnswer: ShownOffersProps["onAnswer"];
}

function Offer({ offer, onAnswer }: OfferProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, quantity, prices, further, doubt, answers, draft } = offer;
  const said = further.map(({ what, read }) => `${what}: ${read}`).join(" · ");
  return (
    <tbody className="border-b border-hair align-top">
      <tr>
        <th scope="row" className="py-1.5 pr-2 font-medium wrap-anywhere">
          {part}
        </th>
        <td className="py-1.5 pr-2 text-right figures">{quantity}</td>
        <td className="py-1.5 pr-2 text-right figures">
          {prices.map((price) => (
            <span key={price} className="block">
              {price}
            </span>
          ))}
        </td>
        <td className="py-1.5 text-right">
          <Change of={part} isOpen={isOpen} onOpen={setOpen} />
        </td>
      </tr>
      {(said !== "" || doubt !== "" || isOpen) && (
        <tr>
          <td colSpan={4} className="pb-2 text-note wrap-anywhere text-ink-2">
            {doubt !== "" && <span className="block text-signal-ink">This {doubt}.</span>}
            {said}
            {isOpen && (
              <Instead
                what={part}
                answers={answers}
                words={null}
                offers={[draft]}
                onAnswer={onAnswer}
              />
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface ChangeProps {
  of: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Change({ of, isOpen, onOpen }: ChangeProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`Change ${of}`}
      className="min-h-6 flex-none text-link"
      onClick={() => onOpen(!isOpen)}
    >
      Change
    </button>
  );
}
